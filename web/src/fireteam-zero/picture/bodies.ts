/** What the night photographs show: bodies 300 wide and 224 high from the top left, in the seven steps of the print. */
import { dots, f, fill, line, many, oval, spot, type Dice } from '../../lib/picture/pen'

const SOFT = 'filter="url(#dossier-b4)"'
const WIDE = 'filter="url(#dossier-b10)"'

const rimmed = (d: string, dx = -3, dy = -2, edge = '5') =>
  `<g transform="translate(${dx} ${dy})">${fill(d, edge, 'opacity=".9"')}</g>${fill(d, '1')}`
const eyes = (list: readonly (readonly [number, number, number])[]) =>
  fill(list.map(([x, y, s]) => oval(x, y, s * 2.6, s * 2.6)).join(''), '5', `opacity=".5" ${SOFT}`) +
  fill(list.map(([x, y, s]) => oval(x, y, s, s * 0.8)).join(''), '6') +
  fill(list.map(([x, y]) => oval(x, y, 1.1, 1.1)).join(''), '0')

/** A knot of worms, in layers: each has an outline, a body, a shine and rings. */
export function worms(r: Dice, n: number, cx: number, cy: number, reach: number, layers = 3, thin = 7, thick = 14): string {
  const heads: [number, number, number][] = []
  const body = many(layers, (layer) => {
    const w = thick - ((thick - thin) * layer) / Math.max(1, layers - 1)
    const d = many(Math.round(n / layers), (i) => {
      const [a, q] = [r() * 6.28, reach * (0.25 + r() * 0.8)]
      const b = a + 1.4 + r() * 2.4
      const [x1, y1] = [cx + Math.cos(b) * q, cy + Math.sin(b) * q * 0.62]
      if (i % 3 === 0) heads.push([x1, y1, w])
      return `M${f(cx + Math.cos(a) * q)} ${f(cy + Math.sin(a) * q * 0.62)}Q${f(cx + (r() - 0.5) * reach * 1.6)} ${f(cy + (r() - 0.5) * reach * 1.1)} ${f(x1)} ${f(y1)}`
    }).join('')
    return (
      line(d, '0', w + 3) +
      line(d, layer % 2 ? '2' : '3', w) +
      `<g transform="translate(${f(-w * 0.14)} ${f(-w * 0.2)})">${line(d, '4', w * 0.4, 'opacity=".8"')}</g>` +
      line(d, '0', w, `stroke-dasharray=".1 ${f(w * 0.42)}" opacity=".3" style=""`).replace(' style=""', '')
    )
  }).join('')
  return (
    body.replaceAll('stroke-linecap="round" stroke-linejoin="round" stroke-dasharray', 'stroke-dasharray') +
    fill(heads.map(([x, y, w]) => oval(x, y, w * 0.55, w * 0.55)).join(''), '3') +
    fill(heads.map(([x, y, w]) => oval(x, y, w * 0.38, w * 0.38)).join(''), '0') +
    line(
      heads
        .map(([x, y, w]) =>
          many(
            6,
            (k) =>
              `M${f(x + Math.cos(k * 1.05) * w * 0.4)} ${f(y + Math.sin(k * 1.05) * w * 0.4)}L${f(x + Math.cos(k * 1.05) * w * 0.14)} ${f(y + Math.sin(k * 1.05) * w * 0.14)}`,
          ).join(''),
        )
        .join(''),
      '6',
      1.3,
    )
  )
}

const mouth = ([x, y, a, b]: readonly [number, number, number, number]) => ({
  face: oval(x, y, a, b),
  lit: oval(x - a * 0.3, y - b * 0.3, a * 0.5, b * 0.5),
  open: oval(x, y + b * 0.36, a * 0.5, b * 0.42),
  eyes: `M${f(x - a * 0.6)} ${f(y - b * 0.26)}h${f(a * 0.4)}M${f(x + a * 0.2)} ${f(y - b * 0.26)}h${f(a * 0.4)}`,
  teeth: many(4, (k) => `M${f(x - a * 0.3 + k * a * 0.2)} ${f(y + b * 0.06)}h${f(a * 0.13)}v${f(b * 0.2)}h${f(-a * 0.13)}Z`).join(''),
})

export const BODIES: Record<string, (r: Dice) => string> = {
  goat: (r) =>
    rimmed('M52 224C56 170 92 136 128 128L172 128C214 138 244 176 250 224Z') +
    line(
      many(80, () => `M${f(70 + r() * 160)} ${f(122 + r() * 96)}l${f((r() - 0.5) * 6)} ${f(7 + r() * 10)}`).join(''),
      '3',
      1.3,
      'opacity=".8"',
    ) +
    rimmed(
      'M128 76C104 70 84 48 78 18C98 34 112 38 130 50C136 40 164 40 170 50C188 38 204 32 224 14C218 48 198 70 172 76L178 110C180 142 168 176 150 182C132 176 120 142 122 110Z',
    ) +
    line('M88 30Q104 54 128 64M214 28Q196 54 172 64M96 40l-3 5M106 50l-3 6M116 57l-2 6M206 38l3 6M196 48l3 6M186 56l2 6', '3', 1.8) +
    rimmed('M124 88C104 84 88 92 80 106C98 114 114 110 124 102Z', -2, -2) +
    rimmed('M176 88C196 84 212 92 220 106C202 114 186 110 176 102Z', -1, -2, '4') +
    line('M138 100Q134 128 142 158M162 100Q166 128 158 158M150 84V130', '2', 2) +
    spot(140, 120, 8, 26, '3', `opacity=".55" ${SOFT}`) +
    fill('M138 156Q150 148 162 156Q166 176 150 186Q134 176 138 156Z', '0') +
    fill(
      many(7, (i) => `M${f(139 + i * 3.4)} 157l1.600 9l1.600 -9z`).join('') +
        many(6, (i) => `M${f(141 + i * 3.2)} 178l1.500 -8l1.500 8z`).join(''),
      '6',
    ) +
    line('M150 184q-2 14 3 24M143 182q-4 10-2 18', '5', 1.4) +
    eyes([
      [133, 98, 5.4],
      [167, 98, 5.4],
      [126, 116, 3.2],
      [173, 118, 2.8],
      [150, 78, 3.4],
    ]),

  many: () => {
    const faces = (
      [
        [152, 76, 13, 15],
        [128, 118, 12, 14],
        [176, 126, 12, 13],
        [148, 160, 14, 15],
        [110, 150, 8, 10],
        [194, 164, 8, 9],
      ] as const
    ).map(mouth)
    return (
      rimmed(
        'M60 224C62 190 84 176 100 166C84 150 76 116 96 92C104 66 116 58 132 60C134 40 170 38 172 62C190 62 202 78 206 98C222 122 214 152 200 166C218 178 238 192 240 224Z',
      ) +
      rimmed('M98 100C72 112 56 146 52 186L40 214L52 208L54 222L64 206L74 218L72 196C80 164 92 146 106 138Z') +
      rimmed('M204 102C232 116 246 150 250 190L262 216L250 210L248 224L238 208L228 220L230 198C222 166 210 148 198 138Z', -1, -2, '4') +
      spot(126, 112, 22, 40, '3', `opacity=".6" ${SOFT}`) +
      fill(faces.map((it) => it.face).join(''), '3') +
      fill(faces.map((it) => it.lit).join(''), '4', 'opacity=".7"') +
      fill(faces.map((it) => it.open).join(''), '0') +
      line(faces.map((it) => it.eyes).join(''), '0', 2.4) +
      fill(faces.map((it) => it.teeth).join(''), '6') +
      eyes([
        [147, 70, 2.8],
        [158, 70, 2.8],
      ]) +
      line('M96 96Q70 66 84 40M204 96Q228 70 216 44M172 60Q182 40 176 26M84 40l-8-8M84 40l6-10M216 44l8-8M216 44l-6-9', '1', 4.6)
    )
  },

  cup: () =>
    spot(150, 52, 58, 58, '5', `opacity=".25" ${WIDE}`) +
    rimmed('M60 224C70 160 84 110 116 84C112 52 128 28 150 26C172 28 188 52 184 84C216 110 230 160 240 224Z') +
    line('M118 96Q104 160 96 224M182 96Q196 160 204 224M134 110Q128 170 130 224M168 110Q172 170 170 224', '3', 1.8) +
    fill('M128 64C126 44 138 36 150 36C162 36 174 44 172 64C170 88 160 98 150 98C140 98 130 88 128 64Z', '0') +
    rimmed('M118 40C96 34 84 14 92 -6C102 12 116 18 130 30ZM182 40C204 34 216 14 208 -6C198 12 184 18 170 30Z', -2, -1) +
    eyes([
      [141, 62, 3.4],
      [159, 62, 3.4],
      [150, 76, 2.4],
    ]) +
    rimmed(
      'M92 128C84 150 106 168 134 164L138 150C120 152 112 144 112 130ZM208 128C216 150 194 168 166 164L162 150C180 152 188 144 188 130Z',
      -2,
      -3,
    ) +
    fill('M120 116H180C180 144 164 152 156 154V170H166V176H134V170H144V154C136 152 120 144 120 116Z', '5') +
    fill('M150 116H180C180 144 164 152 156 154V170H166V176H150Z', '3') +
    spot(150, 116, 30, 6, '0') +
    line('M126 122Q128 138 138 146', '6', 2.4) +
    line('M128 118Q122 140 124 170Q126 200 120 224M172 118Q178 146 174 176Q172 204 178 224M140 120Q138 180 142 224', '0', 3.2) +
    line('M127 120Q121 142 123 170Q125 200 119 224', '5', 1),

  brood: (r) =>
    spot(150, 172, 104, 40, '0', `opacity=".8" ${SOFT}`) +
    worms(r, 30, 150, 140, 86) +
    eyes([
      [112, 128, 2.6],
      [176, 118, 2.6],
      [150, 160, 2.4],
    ]),

  bag: (r) =>
    spot(150, 150, 96, 80, '5', `opacity=".22" ${WIDE}`) +
    rimmed(
      'M84 224C60 190 58 140 84 108C92 92 104 86 112 84C106 60 120 36 146 36C172 36 184 58 178 84C196 90 216 104 226 132C236 170 226 204 212 224Z',
    ) +
    fill('M96 130C104 104 128 96 150 96C178 96 202 118 206 150C208 186 186 212 152 212C116 212 92 176 96 130Z', '2') +
    spot(132, 134, 30, 40, '4', `opacity=".5" ${SOFT}`) +
    worms(r, 10, 156, 162, 44, 2, 5, 9) +
    line('M104 112Q150 90 200 124M98 150Q150 128 208 160M108 190Q150 176 196 196', '0', 1.6) +
    fill('M122 70C120 50 132 42 146 42C162 42 172 52 170 70C168 88 158 94 146 94C134 94 124 86 122 70Z', '3') +
    fill(oval(137, 64, 5, 6) + oval(157, 65, 5, 6) + oval(147, 82, 7, 9), '0') +
    line('M140 76l2 14M147 74v16M154 76l-2 14', '5', 1.2) +
    rimmed('M86 112C64 128 48 156 50 190L42 214L54 204L60 218L68 200C66 172 76 152 92 142Z') +
    rimmed('M222 130C244 148 254 172 250 200L258 220L246 210L240 222L234 204C238 184 230 168 216 156Z', -1, -2, '4') +
    eyes([
      [137, 64, 1.8],
      [157, 65, 1.8],
    ]),

  mother: (r) =>
    worms(r, 18, 150, 186, 146, 2, 8, 13) +
    rimmed('M104 224C84 170 92 110 116 78C128 54 172 52 186 78C210 112 216 170 196 224Z') +
    line(many(8, (i) => `M${106 - i} ${100 + i * 15}Q150 ${120 + i * 15} ${194 + i} ${100 + i * 15}`).join(''), '3', 2.2) +
    spot(126, 130, 16, 54, '4', `opacity=".45" ${SOFT}`) +
    spot(150, 84, 34, 28, '2') +
    spot(150, 84, 27, 22, '0') +
    fill(
      many(22, (k) => {
        const a = (k / 22) * 6.283
        return `M${f(150 + Math.cos(a) * 29)} ${f(84 + Math.sin(a) * 24)}L${f(150 + Math.cos(a + 0.12) * 12)} ${f(84 + Math.sin(a + 0.12) * 10)}L${f(150 + Math.cos(a + 0.25) * 29)} ${f(84 + Math.sin(a + 0.25) * 24)}Z`
      }).join(''),
      '6',
    ) +
    spot(150, 84, 9, 7, '0') +
    worms(r, 9, 150, 218, 124, 2, 9, 14),

  cinder: (r) =>
    spot(150, 110, 90, 100, '5', `opacity=".4" ${WIDE}`) +
    fill(
      many(18, (i) => {
        const x = 74 + i * 9 + r() * 4
        const up = 60 + r() * 110 * (1 - Math.abs(i - 8.5) / 11)
        return `M${f(x - 7)} 224Q${f(x - 10)} ${f(224 - up * 0.5)} ${f(x + (r() - 0.5) * 10)} ${f(224 - up)}Q${f(x + 11)} ${f(224 - up * 0.5)} ${f(x + 8)} 224Z`
      }).join(''),
      '4',
      'opacity=".8"',
    ) +
    rimmed(
      'M96 224C98 180 108 150 134 138L132 124C118 116 112 96 114 76C116 52 132 38 150 38C170 38 184 52 186 76C188 98 182 116 168 124L166 138C192 150 202 180 204 224Z',
      0,
      -3,
      '6',
    ) +
    fill('M124 78C122 60 134 50 150 50C166 50 178 60 176 78C176 92 172 98 166 102L164 114H136L134 102C128 98 124 92 124 78Z', '5') +
    fill(oval(139, 78, 7.5, 8.5) + oval(161, 78, 7.5, 8.5), '0') +
    fill('M150 86l-4 10h8z', '0') +
    line('M138 106v8M144 106v9M150 106v9M156 106v9M162 106v8M136 106h28', '0', 1.6) +
    line('M150 140V214M124 156Q150 168 176 156M120 172Q150 186 180 172M120 188Q150 202 180 188M124 204Q150 216 176 204', '5', 4) +
    eyes([
      [139, 78, 3],
      [161, 78, 3],
    ]) +
    line(dots(many(26, () => [80 + r() * 140, 20 + r() * 190] as const)), '6', 2) +
    fill('M176 150l10 0l-5 9zM174 162a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z', '6'),

  saint: (r) =>
    spot(150, 66, 70, 70, '5', `opacity=".5" ${WIDE}`) +
    fill(
      many(28, (i) => {
        const [a, q] = [(i / 28) * 6.283, (46 + r() * 24) * 1.2]
        return `M${f(150 + Math.cos(a - 0.09) * 40)} ${f(66 + Math.sin(a - 0.09) * 40)}L${f(150 + Math.cos(a) * q)} ${f(66 + Math.sin(a) * q)}L${f(150 + Math.cos(a + 0.09) * 40)} ${f(66 + Math.sin(a + 0.09) * 40)}Z`
      }).join(''),
      '5',
    ) +
    line(oval(150, 66, 40, 40), '6', 3) +
    rimmed('M76 224C84 166 96 126 120 106C116 70 130 42 150 42C170 42 184 70 180 106C204 126 216 166 224 224Z', 0, -3) +
    fill('M132 76C132 58 140 52 150 52S168 58 168 76C168 96 158 108 150 108S132 96 132 76Z', '3') +
    fill(oval(142, 76, 5.4, 6.4) + oval(158, 76, 5.4, 6.4) + 'M150 84l-3.400 8h7z', '0') +
    line('M141 98h18M144 95v6M148 95v6M152 95v6M156 95v6', '0', 1.6) +
    eyes([
      [142, 77, 2],
      [158, 77, 2],
    ]) +
    fill('M146 124h8v14h14v8h-14v40h-8v-40h-14v-8h14z', '5') +
    line('M108 150Q96 190 92 224M192 150Q204 190 208 224M124 140Q118 190 118 224M176 140Q182 190 182 224', '4', 1.6) +
    line(dots(many(40, () => [60 + r() * 180, 40 + r() * 180] as const)), '6', 2),
}
