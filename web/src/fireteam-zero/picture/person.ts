/**
 * People for the file: a head, hair or hat, what marks them, a coat and what they carry, each by its word. Drawn 200 wide and 240
 * high from the top left, lit from the left, in the seven steps of the print.
 */
import { box, fill, line, many, oval, spot } from '../../lib/picture/pen'

const SOFT = 'filter="url(#dossier-b4)"'
const FINE = 'filter="url(#dossier-b2)"'

/** Half the width of the head, of the jaw, and where the chin is. */
const FACES: Record<string, [w: number, jaw: number, chin: number]> = {
  square: [31, 27, 139],
  round: [31, 24, 136],
  long: [27, 20, 145],
  narrow: [27, 18, 139],
  soft: [27.5, 17, 136],
}
const head = ([w, j, c]: [number, number, number]) =>
  `M${100 - w} 80C${100 - w} 50 ${100 - w * 0.5} 42 100 42S${100 + w} 50 ${100 + w} 80L${99 + w} 104C${98 + w} ${c - 18} ${100 + j} ${c - 9} ${100 + j * 0.5} ${c - 1}Q100 ${c + 3} ${100 - j * 0.5} ${c - 1}C${100 - j} ${c - 9} ${102 - w} ${c - 18} ${101 - w} 104Z`

/** Shared by all pictures: what cuts the shadows to the face. */
export const CLIPS = Object.entries(FACES)
  .map(([name, face]) => `<clipPath id="dossier-face-${name}"><path d="${head(face)}"/></clipPath>`)
  .join('')

const gun = (x: number, y: number, turn: number, long: number, more: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(box(-4, -long, 5, long), '0')}${more}${fill('M-7 -6h12l3 60h-13z', '2')}${fill(box(-2.4, -long, 1.4, long - 8) + 'M-7 -6h4l1 60h-3z', '5', 'opacity=\".55\"')}</g>`

/** Carried behind the shoulder. */
const BEHIND: Record<string, string> = {
  shotgun: gun(168, 178, 10, 150, fill(box(-7, -84, 11, 36), '2')),
  rifle: gun(160, 186, 14, 176, fill(box(6, -96, 6, 58) + box(5, -100, 8, 12), '0') + fill(box(-7, -70, 11, 66), '2')),
  carbine: gun(38, 190, -16, 122, fill(box(-6, -64, 9, 60), '3') + fill(box(3, -22, 10, 26), '1')),
  wings: fill('M66 170C30 160 4 120 -10 70C10 96 34 108 58 120ZM134 170C170 160 196 120 210 70C190 96 166 108 142 120Z', '1'),
}

/** Carried before the chest. */
const BEFORE: Record<string, string> = {
  dynamite:
    line('M58 176Q92 204 150 240', '0', 9) +
    line('M58 174Q92 202 150 238', '3', 1.4) +
    `<g transform="translate(66 190) rotate(-8)">${fill([0, 12, 24].map((x) => box(x, 0, 10.5, 44)).join(''), '3')}${fill([1.5, 13.5, 25.5].map((x) => box(x, 0, 2.6, 44)).join(''), '5', 'opacity=".7"')}${fill(box(-2, 14, 39, 8), '0')}${line('M17 0Q18 -16 32 -14', '0', 2)}</g>`,
  book: `<g transform="translate(112 196) rotate(12)">${fill(box(0, 0, 52, 62), '0')}${fill(box(4, 4, 46, 54), '2')}${fill('M26 20l3 8h8l-6 6 2 9-7-5-7 5 2-9-6-6h8z', '5')}</g>`,
  knife: `<g transform="translate(70 226) rotate(-26)">${fill('M-3 -8L-7 -84L2 -100L7 -8Z', '5')}${fill('M1 -8L2 -100L7 -8Z', '3')}${fill('M-12 -8h26v6h-26z', '0')}${fill('M-12 -2C-22 0 -24 20 -12 32H12C20 24 20 4 14 -2Z', '4')}${line('M-14 6h26M-15 14h27M-14 22h26', '1', 2)}</g>`,
  lantern: `<g transform="translate(140 200)">${fill('M-10 0h20l4 30h-28z', '0')}${fill('M-7 4h14l2.500 22h-19z', '6')}${line('M-8 0Q0 -16 8 0', '0', 2.4)}</g>`,
  satchel: line('M60 170L140 234', '0', 6) + fill('M112 206h58v40h-58z', '1') + fill('M112 206h58v16l-29 8l-29-8z', '3'),
}

const TORSO = 'M14 244C16 200 34 182 80 162L100 178L120 162C166 182 184 200 186 244Z'
const COATS: Record<string, string> = {
  field:
    fill('M80 162L68 168L86 200L100 180Z', '3') +
    fill('M120 162L132 168L114 200L100 180Z', '1') +
    fill('M88 172L100 198L112 172L100 182Z', '4') +
    line('M100 198V244', '0', 1.6) +
    fill('M40 208h34v4h-34zM126 208h34v4h-34z', '0', 'opacity=".6"'),
  officer:
    fill('M80 162L64 172L92 226L100 186Z', '3') +
    fill('M120 162L136 172L108 226L100 186Z', '1') +
    fill('M86 166L100 200L114 166L100 180Z', '6') +
    fill('M97 180h6l5 34l-8 12l-8-12z', '0') +
    fill('M44.500 189l15-5.500l1.400 3.700l-15 5.500zM47 197l15-5.500l1.400 3.700l-15 5.500z', '6'),
  greatcoat:
    fill('M80 160L58 158L66 196L96 188Z', '3') +
    fill('M120 160L144 156L134 198L102 188Z', '1') +
    fill('M88 170L100 188L112 170Z', '4') +
    spot(76, 222, 4, 4, '5') +
    spot(124, 222, 4, 4, '3'),
  singlet:
    fill('M14 244C16 208 30 190 62 172L70 244Z', '4', 'opacity=".8"') +
    fill('M64 172L76 166Q100 206 124 166L138 172L150 244H54Z', '1') +
    line('M70 168Q78 206 62 244M132 168Q126 206 142 244', '0', 2) +
    fill('M140 176L60 244H80L152 184Z', '0'),
  overalls:
    fill('M60 174L74 168L84 212H118L126 168L140 174L134 244H66Z', '1') +
    fill(oval(86, 214, 4, 4) + oval(114, 214, 4, 4), '5') +
    fill('M86 170L100 184L112 170L100 176Z', '4'),
  tweed:
    fill(TORSO, 'url(#dossier-weave)') +
    fill('M80 162L66 172L94 222L100 184Z', '4') +
    fill('M120 162L134 172L106 222L100 184Z', '2') +
    fill('M86 166L100 196L114 166L100 180Z', '6') +
    fill('M100 180L84 172V190ZM100 180L116 172V190Z', '0'),
  gown:
    fill('M80 162L70 168L88 192L100 178Z', '6') +
    fill('M120 162L130 168L112 192L100 178Z', '3') +
    line('M90 190L112 182M90 204L114 194M100 192V244', '2', 1.6) +
    fill('M14 244C16 204 30 188 60 174Q52 204 58 244ZM186 244C184 204 170 188 140 174Q148 204 142 244Z', '2'),
  habit:
    fill('M14 244C20 190 60 160 70 120Q60 150 80 170Q100 184 120 170Q140 150 130 120C140 160 180 190 186 244Z', '1') +
    line('M100 184V226M88 196h24', '5', 3),
  apron: fill('M72 176L84 168Q100 190 116 168L128 176L136 244H64Z', '5') + line('M72 176Q66 168 72 160M128 176Q134 168 128 160', '5', 3),
}
/** Where the torso itself is not of the common cloth. */
const CLOTH: Record<string, string> = { gown: '5', singlet: '3', habit: '1' }

const HAIR: Record<string, (w: number) => string> = {
  crew: (w) =>
    fill(
      `M${99 - w} 78C${97 - w} 48 82 36 100 36C122 36 ${104 + w} 48 ${101 + w} 80Q${96 + w} 62 122 58Q100 52 80 58Q${104 - w} 64 ${99 - w} 78Z`,
      '1',
    ) + line('M82 46l2 10M92 42l1 11M102 42l0 10M112 44l-2 10', '3', 1.2),
  slick: (w) =>
    fill(`M${99 - w} 84C${95 - w} 46 84 32 106 34C128 36 ${104 + w} 54 ${101 + w} 86L${97 + w} 66Q112 62 94 50Q84 62 ${103 - w} 66Z`, '0') +
    line('M80 50Q98 38 122 50M78 58Q92 44 106 46', '4', 1.3),
  bob: () =>
    fill('M70 84C66 56 80 40 100 41C122 42 132 54 131 86Q126 66 112 56Q94 70 70 84Z', '0') +
    line('M74 72Q88 62 104 52M66 92q-2 18 2 30M80 52Q92 44 108 46', '3', 1.5),
  curl: () =>
    fill(
      many(16, (i) => {
        const a = Math.PI * (1 + i / 15)
        return oval(101 + Math.cos(a) * 31, 70 + Math.sin(a) * 30, 8.5, 8.5)
      }).join('') + many(7, (i) => oval(78 + i * 8, 50 - (i % 2) * 3, 7, 6)).join(''),
      '1',
    ) + fill(many(5, (i) => oval(74 + i * 12, 48 - (i % 2) * 5, 5, 4)).join(''), '2'),
  bald: (w) =>
    spot(88, 54, 14, 8, '6', `opacity=".6" ${SOFT}`) +
    fill(`M${99 - w} 92Q${97 - w} 76 ${102 - w} 68L${103 - w} 92Z`, '2') +
    fill(`M${101 + w} 92Q${103 + w} 76 ${98 + w} 68L${97 + w} 92Z`, '0'),
  receding: (w) =>
    fill(`M${98 - w} 86C${94 - w} 54 82 38 92 46Q80 56 ${103 - w} 72Z`, '3') +
    fill(`M${102 + w} 86C${106 + w} 52 116 36 108 46Q122 56 ${97 + w} 72Z`, '1') +
    line('M92 44Q100 40 110 45', '2', 2),
  wild: () =>
    fill(
      'M68 82C62 62 76 44 84 54C86 40 98 44 100 50C106 40 118 44 118 54C128 48 136 66 132 84C128 70 122 64 116 66C110 58 104 62 100 64C92 58 88 64 84 66C76 64 72 72 68 82Z',
      '1',
    ) + line('M84 54l2 10M100 50l0 12M118 54l-3 11', '4', 1.2),
  plait: () =>
    fill('M69 86C64 54 80 38 101 39C122 40 134 56 132 86Q124 60 101 54Q78 60 69 86Z', '1') +
    fill('M68 84Q60 110 66 140l8 0Q68 112 74 92ZM132 84Q140 110 134 140l-8 0Q132 112 126 92Z', '1') +
    line('M66 104l8 4m-9 8l8 4m-8 8l8 4', '3', 1.4),
}
/** What falls behind the head. */
const MANE: Record<string, string> = {
  bob: fill('M62 82C58 44 80 30 102 30C128 30 142 48 139 86C139 108 142 120 136 128C124 134 78 134 64 128C58 118 62 104 62 82Z', '0'),
  wild: fill('M60 84C50 60 58 40 68 42C66 28 84 24 90 30C98 16 118 22 120 30C134 24 144 40 138 50C150 62 142 82 138 92Z', '1'),
}

const HATS: Record<string, string> = {
  helmet:
    fill('M58 78C52 40 74 20 100 20C128 20 148 40 142 78Z', '2') +
    fill('M104 20C130 22 148 42 142 78H118C126 56 120 34 104 20Z', '0', 'opacity=".75"') +
    fill('M58 78C52 40 74 20 100 20C128 20 148 40 142 78Z', 'url(#dossier-net)') +
    fill('M48 82C56 72 74 70 100 70S146 72 153 82C140 88 122 84 100 84S60 88 48 82Z', '1') +
    line('M50 81Q74 72 100 72', '4', 1.6) +
    line('M68 84Q66 116 84 140M132 84Q134 116 116 141', '0', 2.6),
  peaked:
    fill('M50 58C44 36 70 26 100 26C132 26 156 36 150 58L138 72H62Z', '2') +
    fill('M108 26C134 27 156 38 150 58L138 72H118Z', '0', 'opacity=".7"') +
    fill('M62 60H138V75H62Z', '1') +
    fill('M60 74Q100 64 140 74Q130 90 100 87Q70 90 60 74Z', '0') +
    line('M66 77Q100 69 128 76', '5', 1.8) +
    fill('M100 38l3.400 8h8l-6.400 5.400 2.400 8.600-7.400-5-7.400 5 2.400-8.600-6.400-5.400h8z', '6'),
  garrison:
    fill('M62 66Q70 30 128 26Q144 40 138 70Q104 54 62 66Z', '2') +
    fill('M62 66Q92 40 136 44Q140 58 138 70Q104 54 62 66Z', '1') +
    line('M62 65Q92 40 136 44', '5', 1.4) +
    fill('M74.500 48.300l3.900-1l2.400 9.700l-3.900 1zM80.300 46.800l3.900-1l2.400 9.700l-3.900 1z', '6'),
  wool:
    fill('M64 74C58 44 76 26 100 26C126 26 142 44 137 74Z', '1') +
    fill('M60 64Q100 54 141 64V80Q100 70 60 80Z', '2') +
    line('M70 62v14M80 60v14M90 58v14M100 58v13M110 58v14M120 60v14M130 62v14', '0', 1.2) +
    line('M74 44Q80 34 92 32', '4', 2),
  slouch:
    fill('M66 62C66 34 80 24 100 28C122 22 136 36 135 62Z', '2') +
    fill('M104 28C124 22 136 36 135 62H118Z', '0', 'opacity=".6"') +
    fill('M34 70Q58 56 100 58Q144 54 166 68Q150 78 130 74Q100 68 70 76Q46 80 34 70Z', '1') +
    fill('M66 54H135V64H66Z', '0') +
    line('M40 69Q66 59 100 60', '4', 1.5),
  hood:
    fill('M52 168C46 90 62 22 102 20C142 22 156 90 148 168C140 150 136 96 128 70Q100 46 74 70C64 96 62 150 52 168Z', '1') +
    line('M56 150C54 90 70 40 100 34', '4', 1.8),
  shawl:
    fill('M56 150C50 70 70 28 102 28C134 28 152 70 146 150Q132 120 132 80Q102 50 70 80Q70 120 56 150Z', '2') +
    line('M60 140C58 80 74 44 100 38M66 120C66 84 80 56 100 50', '4', 1.4),
}

const MARKS: Record<string, string> = {
  chevrons: line('M88 50l12-9 12 9M88 59l12-9 12 9', '5', 3.2),
  penny: spot(84, 59, 6, 6, '6') + spot(84, 59, 3.4, 3.4, '3'),
  goggles:
    fill(box(60, 54, 82, 8) + oval(84, 58, 15, 11) + oval(118, 58, 15, 11), '0') +
    spot(84, 58, 11.5, 8, '3') +
    spot(118, 58, 11.5, 8, '2') +
    fill(oval(80, 55, 5, 3) + oval(114, 55, 4, 2.4), '6'),
  glasses:
    line(
      `${oval(86, 89, 11.5, 11.5)}${oval(115, 89, 11.5, 11.5)}M97.500 88Q100.500 85 103.500 88M74.500 87L68 84M126.500 87L132 84`,
      '0',
      2.4,
    ) + fill('M78 84L84 79L80 94L77 92ZM107 84L114 79L109 96L106 92Z', '6', 'opacity=".7"'),
  cigar:
    `<g transform="translate(110 124) rotate(16)">${fill(box(0, 0, 26, 6.4), '2')}${fill(box(22, 0, 7, 6.4), '6')}</g>` +
    line('M140 128Q150 112 142 100Q134 86 148 70', '6', 2.4, `opacity=".5" ${FINE}`),
  match: line('M112 123L128 127', '6', 1.8) + spot(129, 127.4, 2.2, 2.2, '0'),
  electrodes:
    line('M80 60Q60 30 40 0M120 58Q146 34 150 0M100 50Q104 20 96 0', '0', 1.8) +
    fill(oval(80, 60, 6, 5) + oval(120, 58, 6, 5) + oval(100, 50, 6, 5), '6') +
    fill(oval(80, 60, 2.6, 2.2) + oval(120, 58, 2.6, 2.2) + oval(100, 50, 2.6, 2.2), '0'),
  bandana:
    fill('M68 62Q100 50 133 62L132 73Q100 62 68 74Z', '0') +
    fill('M132 64L150 60L146 70L152 80L131 73Z', '1') +
    line('M70 66Q100 55 128 64', '3', 1.2),
  bandage:
    fill('M66 58Q100 46 134 58L133 72Q100 60 67 72Z', '6') +
    line('M68 64Q100 52 132 62M70 69Q100 58 130 68', '4', 1) +
    spot(116, 60, 7, 5, '1'),
}
/** Marks on the skin, cut to the face. */
const SKIN: Record<string, string> = {
  lines: line('M82 113Q78 120 80 128M119 112Q123 120 121 128M84 66Q100 62 116 66M88 60Q100 57 112 60M76 96q-5 3-6 5', '2', 1.3),
  stubble: fill('M66 108Q74 116 86 116Q100 110 114 116Q126 116 134 106V160H66Z', 'url(#dossier-stub)', 'opacity=".6"'),
  beard:
    fill('M68 100Q74 116 86 114Q100 110 114 114Q128 114 133 98L134 130Q118 156 100 155Q80 156 66 130Z', '1') +
    line('M91 125Q100 122 111 125', '0', 2.4) +
    line('M80 130q4 10 10 14M96 136v12M112 134q-2 8-6 12', '3', 1.2),
  moustache: fill('M84 120Q90 112 100 115Q111 112 117 119Q108 122 100 119Q92 123 84 120Z', '0'),
  scar: line('M76 76L82 92L79 108M75 84l6-1M77 98l6-1', '6', 1.6),
  freckles: fill(
    (
      [
        [80, 102],
        [84, 106],
        [88, 103],
        [91, 108],
        [78, 107],
        [112, 104],
        [117, 106],
      ] as const
    )
      .map(([x, y]) => oval(x, y, 0.9, 0.9))
      .join(''),
    '2',
  ),
  soot: fill('M74 98Q84 92 90 102Q82 112 74 108ZM108 60Q122 58 124 68Q114 70 108 60Z', '1', `opacity=".55" ${FINE}`),
  tears: line('M112 95Q114 112 111 124M84 95Q82 110 85 120', '0', 2.4),
  smear: fill('M66 80H136V100Q100 108 66 98Z', '1', `opacity=".7" ${SOFT}`),
  cracks: line('M70 70L84 84L80 98L92 112M124 60L114 76L122 92L112 108L118 130', '6', 1.6),
}
const BROWS: Record<string, string> = {
  stern: 'M77 80L95 83M107 83L125 79',
  gentle: 'M78 81Q87 76 95 80M107 80Q116 76 124 81',
  worried: 'M77 83L94 77M108 77L126 83',
  raised: 'M77 80L95 82M107 78Q116 71 126 76',
  heavy: 'M75 81L96 82M106 82L127 80',
}
const lids = (x: number) => `M${x - 7} 89Q${x} 84 ${x + 7} 89Q${x} 93 ${x - 7} 89Z`
const open = (lips: boolean) =>
  fill(lids(87), '6') +
  fill(lids(115), '4') +
  fill(oval(87, 88.6, 2.9, 2.9) + oval(115, 88.6, 2.9, 2.9), '0') +
  line('M79 88.6Q87 83 95 88.4M107 88.6Q115 83 123 88.4', '0', lips ? 2.6 : 1.9)
const EYES: Record<string, string> = {
  hollow: fill(oval(87, 89, 9, 7) + oval(115, 89, 9, 7), '0') + fill(oval(87, 90, 1.6, 1.6) + oval(115, 90, 1.6, 1.6), '6'),
  white: fill('M80 89Q87 83 94 89Q87 94 80 89ZM108 89Q115 83 122 89Q115 94 108 89Z', '6'),
  squint:
    line('M79 89Q87 85 95 89.5M107 89.5Q115 85 123 89', '0', 3) + line('M76 86l-5-3M76 90l-6 0', '2', 1) + spot(88, 89, 1.2, 1.2, '6'),
}
const MOUTHS: Record<string, string> = {
  set: line('M88 124Q100 121 113 123', '0', 2.2) + line('M93 130Q100 133 108 129', '2', 2.4),
  grin:
    line('M87 121Q100 131 115 119', '0', 2.2) +
    fill('M91 123.500Q100 129 111 122Q100 124.500 91 123.500Z', '6') +
    line('M85 119q-3 3-2 6M117 117q4 3 2 7', '2', 1.6),
  frown: line('M88 126Q100 119 113 126', '0', 2.2) + line('M93 130Q100 133 108 129', '2', 2.4),
  agape: spot(100, 126, 7, 4.4, '0'),
  lips:
    fill('M89 123Q95 118 100 120.500Q106 118 112 122Q101 126 89 123Z', '1') +
    fill('M90 123Q101 126 111 122.500Q106 130 99 130Q93 129 90 123Z', '2') +
    spot(97, 127, 3.4, 1.2, '5'),
}

const groups = [FACES, BEHIND, BEFORE, COATS, HAIR, HATS, MARKS, SKIN, BROWS, EYES, MOUTHS]
export const PERSON_WORDS = [...groups.flatMap((group) => Object.keys(group)), 'broad', 'slight']

const find = <T>(how: readonly string[], among: Record<string, T>): T | undefined => {
  const word = how.find((it) => it in among)
  return word === undefined ? undefined : among[word]
}
const all = (how: readonly string[], among: Record<string, string>) => how.map((word) => among[word] ?? '').join('')

/** A photograph of somebody. */
export function person(how: readonly string[]): string {
  const face = how.find((word) => word in FACES) ?? 'square'
  const [w, , c] = FACES[face]!
  const coat = how.find((word) => word in COATS) ?? 'field'
  const lips = how.includes('lips')
  const wide = how.includes('broad') ? 1.1 : how.includes('slight') ? 0.86 : 1
  const eyes = find(how, EYES) ?? open(lips)
  return (
    all(how, BEHIND) +
    all(how, MANE) +
    `<g transform="translate(100 246) scale(${wide} 1.17) translate(-100 -246)">` +
    fill('M84 122L82 160Q100 182 118 160L116 122Z', '3') +
    fill('M84 138Q104 156 118 134L119 162Q104 176 96 172Q112 160 100 150Z', '1') +
    fill(TORSO, CLOTH[coat] ?? '2') +
    fill('M104 180L120 162C166 182 184 200 186 244H112Z', '0', 'opacity=".5"') +
    fill('M22 226C26 200 48 186 74 170Q44 196 40 244H20Z', '4', 'opacity=".42"') +
    COATS[coat]! +
    all(how, BEFORE) +
    '</g>' +
    (how.includes('bob') || how.includes('hood') || how.includes('shawl')
      ? ''
      : spot(101 - w, 94, 5, 9, '4') + spot(99 + w, 94, 5, 9, '1')) +
    fill(head(FACES[face]!), '4') +
    `<g clip-path="url(#dossier-face-${face})">` +
    fill(oval(86, 72, 20, 22) + oval(84, 104, 11, 12), '5', `opacity=".82" ${SOFT}`) +
    fill('M106 40L104 70Q103 82 101 88L110 107Q106 112 104 113L106 121L110 127Q106 134 106 150H150V40Z', '2') +
    fill('M122 40Q118 90 130 130L150 150V40Z', '1', `opacity=".85" ${SOFT}`) +
    fill(`M70 ${c - 12}Q100 ${c + 4} 130 ${c - 14}V160H70ZM66 40H136V78Q100 66 66 78Z`, '1', `opacity=".55" ${SOFT}`) +
    spot(87, 88, 11, 6.5, '2', `opacity=".85" ${FINE}`) +
    spot(115, 88, 11, 7, '0', `opacity=".85" ${FINE}`) +
    eyes +
    line(find(how, BROWS) ?? BROWS.stern!, '0', lips ? 2.2 : how.includes('heavy') ? 5 : 3.6) +
    line('M98 84Q95 98 91 106Q90 111 96 112', '3', 1.4) +
    fill('M91 109Q99 117 110 108L108 113Q99 119 92 113Z', '1') +
    (find(how, MOUTHS) ?? MOUTHS.set!) +
    all(how, SKIN) +
    '</g>' +
    how.map((word) => HAIR[word]?.(w) ?? '').join('') +
    all(how, HATS) +
    all(how, MARKS)
  )
}

/** The same people against the light: one body each, with an edge. */
const OUTLINE: Record<string, string> = {
  helmet:
    'M58 78C52 36 74 14 100 14C128 14 148 36 142 78Q156 80 156 86Q146 92 134 90Q130 124 116 138L118 160C166 178 184 200 186 244H14C16 200 34 178 82 160L84 138Q70 124 67 91Q54 92 44 86Q44 80 58 78Z',
  slouch:
    'M66 64C66 34 80 24 100 28C122 22 136 36 135 62Q160 62 168 68Q150 80 131 76Q130 124 116 138L118 156L146 152C176 178 184 200 186 244H14C16 200 34 178 56 154L82 158L84 138Q70 124 69 78Q46 82 32 70Q50 62 66 64Z',
  garrison:
    'M62 66Q70 30 128 26Q144 40 138 70Q144 110 136 130Q126 136 118 134L118 160C160 178 176 200 178 244H22C24 200 40 178 82 160L82 134Q66 134 62 126Q58 110 62 66Z',
  bandana:
    'M68 84C64 50 80 36 102 36C122 36 134 50 133 64L150 60L146 70L152 82L132 76Q130 124 116 138L118 160C166 178 184 200 186 244H14C16 200 34 178 82 160L84 138Q70 124 68 84Z',
  goggles:
    'M66 84C58 60 66 54 72 48C74 34 86 34 92 36C102 28 116 34 122 40C134 42 142 58 134 84Q130 124 116 138L118 160C166 178 184 200 186 244H14C16 200 34 178 82 160L84 138Q70 124 66 84Z',
  hood: 'M52 168C46 90 62 22 102 20C142 22 156 90 148 168C176 190 184 210 186 244H14C16 210 26 190 52 168Z',
  bare: 'M69 84C66 54 80 40 100 40S134 54 131 84Q130 124 116 138L118 160C166 178 184 200 186 244H14C16 200 34 178 82 160L84 138Q70 124 69 84Z',
}
export const BUST_WORDS = [...Object.keys(OUTLINE), 'rifle', 'shotgun']

export function bust(how: readonly string[], lit: boolean): string {
  const d = OUTLINE[how.find((word) => word in OUTLINE) ?? 'helmet']!
  const arms =
    how.includes('rifle') || how.includes('shotgun')
      ? line(how.includes('rifle') ? 'M150 236L186 70' : 'M150 236L176 100', 'i', how.includes('rifle') ? 6 : 8)
      : ''
  const hat = how.includes('helmet') ? line('M60 80Q100 66 142 80', lit ? 'l' : 'r', 2, 'opacity=".7"') : ''
  return (
    arms +
    `<g transform="translate(-3 -2)">${fill(d, lit ? 'l' : 'r')}</g>` +
    fill(d, 'i') +
    (lit ? fill(d, 'url(#pic-shadel)', 'opacity=".3"') : '') +
    `<g opacity=".55">${fill('M22 236C26 204 48 190 78 174Q44 200 40 244H20ZM70 70C64 40 80 26 100 24C84 34 78 50 80 70Z', 'm')}</g>${hat}`
  )
}
