/** The chapters of the rulebook for people, with the rules that each part of them rests on. */
import 'virtual:icons/cry-havoc'
import '../palette.css'
import type { Kit } from '../../cry-havoc'
import type { Guide } from '../../lib/guide'
import { factionName } from '../model'

export const guide: Guide = {
  args(kit) {
    const own = kit as Kit
    const region = (id: string) => own.boards.flatMap((board) => board.regions).find(({ text }) => text.id === id)?.text.name ?? ''
    const card = (id: string) => own.cards.find(({ text }) => text.id === id)?.text.name ?? ''
    const structure = (id: string) => own.structures.find(({ text }) => text.id === id)
    const spots = own.lengths[0]?.event_spots ?? []
    return {
      humans: factionName(own, 'humans'),
      pilgrims: factionName(own, 'pilgrims'),
      machines: factionName(own, 'machines'),
      trogs: factionName(own, 'trogs'),
      mist: region('mist_lands'),
      bonewind: region('bonewind_dunes'),
      feralas: region('feralas_banks'),
      crown: region('cinder_crown'),
      sapos: region('sapos_deep'),
      drowned: region('drowned_terraces'),
      caverns: region('world_caverns'),
      skyhook: region('skyhook_landing'),
      holograms: card('activate_holograms'),
      air: card('air_support'),
      flank: card('flank'),
      airfield: structure('airfield')?.text.name ?? '',
      rite: card('rite_of_counting'),
      bloom: own.events.find(({ id }) => id === 'crystal_bloom')?.name ?? '',
      ...Object.fromEntries(own.phases.map((name, n) => [`phase${n + 1}`, name])),
      spot1: spots[0] ?? 0,
      spot2: spots[1] ?? 0,
      spot3: spots[2] ?? 0,
      spot4: spots[3] ?? 0,
    }
  },
  chapters: [
    {
      key: 'five',
      about: ['CH-CMP', 'CH-SET', 'CH-TERM', 'CH-CLR'],
      notes: 0,
      sections: [
        { key: 'win', rules: ['CH-CMP-01', 'CH-RND-01', 'CH-END-05'] },
        { key: 'turn', rules: ['CH-ACT-02…03', 'CH-CARD-01…02'] },
        { key: 'battle', rules: ['CH-MOVE-17', 'CH-BREG-02', 'CH-BAT-01…02', 'CH-OBJ-02', 'CH-OBJ-07', 'CH-OBJ-13'] },
        { key: 'build', rules: ['CH-BLD-02', 'CH-BLD-04', 'CH-BLD-11', 'CH-BLD-16'] },
        { key: 'enter', rules: ['CH-MOVE-08', 'CH-MOVE-13…14', 'CH-MOVE-16'] },
        { key: 'crystals', rules: ['CH-BAT-06', 'CH-ENS-01', 'CH-ENS-03', 'CH-SCO-01…03'] },
        { key: 'track', rules: ['CH-EVT-06', 'CH-END-02…03'] },
      ],
      figure: () => import('./Five.svelte'),
    },
    {
      key: 'round',
      about: ['CH-RND', 'CH-INI', 'CH-RDY', 'CH-DRW', 'CH-ACT', 'CH-PRI', 'CH-EVT'],
      notes: 3,
      sections: [
        { key: 'events', rules: ['CH-EVT-01…03', 'CH-EVT-05', 'CH-INI-01…02', 'CH-RDY-01…02'] },
        { key: 'draw', rules: ['CH-DRW-01…04'] },
        { key: 'actions', rules: ['CH-ACT-02…07'] },
        { key: 'initiative', rules: ['CH-CMP-16', 'CH-INI-03…05', 'CH-END-07'], note: true },
        { key: 'prisoners', rules: ['CH-PRI-01…07'], note: true },
        { key: 'scoring', rules: ['CH-RND-04…07', 'CH-SCO-01'] },
      ],
      figure: () => import('./Round.svelte'),
    },
    {
      key: 'actions',
      about: ['CH-CARD', 'CH-MOVE', 'CH-RECR', 'CH-BLD', 'CH-DTK', 'CH-ENS', 'CH-SKL', 'CH-BREG', 'CH-TRG'],
      notes: 3,
      sections: [
        { key: 'cards', rules: ['CH-CARD-01…03', 'CH-CARD-05', 'CH-CARD-09', 'CH-CARD-11…12', 'CH-CARD-14'], note: true },
        { key: 'move', rules: ['CH-MOVE-02…05', 'CH-MOVE-07…10', 'CH-TERM-03'], note: true },
        { key: 'arrive', rules: ['CH-MOVE-13…17', 'CH-MOVE-20…21'], note: true },
        { key: 'battle', rules: ['CH-MOVE-12', 'CH-BREG-02', 'CH-BREG-06…07'] },
        { key: 'recruit', rules: ['CH-RECR-01…04'] },
        { key: 'build', rules: ['CH-BLD-01…08', 'CH-BLD-10…16'], note: true },
        { key: 'draw', rules: ['CH-DTK-01…05'] },
        { key: 'enable', rules: ['CH-ENS-01…06'] },
        { key: 'skills', rules: ['CH-SKL-01…08'], note: true },
      ],
      figure: () => import('./Actions.svelte'),
    },
    {
      key: 'battle',
      about: ['CH-BAT', 'CH-TAC', 'CH-OBJ', 'CH-RET', 'CH-NTR'],
      notes: 3,
      sections: [
        { key: 'crystal', mark: 'A', rules: ['CH-BAT-01', 'CH-BAT-03', 'CH-BAT-06…07'], note: true },
        { key: 'units', mark: 'B', rules: ['CH-BAT-08…10'], note: true },
        { key: 'tactics', mark: 'C', rules: ['CH-TAC-01…08'], note: true },
        { key: 'objectives', mark: 'D', rules: ['CH-OBJ-01…03', 'CH-OBJ-06…09', 'CH-OBJ-11', 'CH-OBJ-13…15', 'CH-OBJ-18'], note: true },
        { key: 'after', mark: 'E', rules: ['CH-RET-01…06', 'CH-RET-08', 'CH-RET-11', 'CH-RET-13'], note: true },
        { key: 'trogs', mark: 'T', rules: ['CH-NTR-02…08', 'CH-NTR-12'], note: true },
      ],
      figure: () => import('./Battle.svelte'),
    },
    {
      key: 'scoring',
      about: ['CH-SCO', 'CH-END', 'CH-EVT'],
      notes: 3,
      sections: [
        { key: 'enable', rules: ['CH-SCO-01', 'CH-ENS-01', 'CH-ENS-03…04', 'CH-ENS-06'] },
        { key: 'count', rules: ['CH-SCO-02…06', 'CH-TERM-05', 'CH-TERM-07'], note: true },
        { key: 'events', rules: ['CH-EVT-06…12'] },
        { key: 'last', rules: ['CH-EVT-13', 'CH-END-01…04'] },
        { key: 'winner', rules: ['CH-END-05…08'], note: true },
      ],
      figure: () => import('./Scoring.svelte'),
    },
  ],
}
