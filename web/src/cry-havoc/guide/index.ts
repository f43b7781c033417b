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
      drones: structure('shred_drones')?.text.name ?? '',
      reaper: structure('reaper')?.text.name ?? '',
      orb: structure('power_orb')?.text.name ?? '',
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
      about: [],
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
      key: 'battle',
      about: ['CH-BAT', 'CH-TAC', 'CH-OBJ', 'CH-RET', 'CH-NTR', 'CH-BREG'],
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
  ],
}
