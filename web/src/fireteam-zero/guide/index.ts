/** The chapters of the rulebook for people, with the rules that each part of them rests on. */
import 'virtual:icons/fireteam-zero'
import '../palette.css'
import type { Kit } from '../../fireteam-zero'
import type { Guide } from '../../lib/guide'
import { byId } from '../model'
import { AT, missionFor } from './position'

export const guide: Guide = {
  args(kit) {
    const own = kit as Kit
    const mission = missionFor(own)
    const places = Object.entries(AT).map(([id, n]) => [id.replaceAll('_', ''), mission.board.places[n]?.name ?? ''])
    const card = (id: string) => byId(own.actions, id)
    const animal = byId(own.monsters, 'corrupted_animal')
    const human = byId(own.monsters, 'corrupted_human')
    return {
      ...Object.fromEntries(places),
      mission: mission.name,
      abe: byId(own.heroes, 'abe')?.short ?? '',
      frank: byId(own.heroes, 'frank')?.short ?? '',
      shadroe: byId(own.heroes, 'shadroe')?.short ?? '',
      don: byId(own.heroes, 'don')?.short ?? '',
      henry: own.specialists[0]?.short ?? '',
      patty: own.specialists[1]?.short ?? '',
      broom: card('trench_broom')?.name ?? '',
      broomdice: card('trench_broom')?.attack.strength ?? 0,
      pump: card('pump_action')?.name ?? '',
      pumpdice: card('pump_action')?.attack.strength ?? 0,
      spotter: card('sighted_shot')?.lower.name ?? '',
      clarity: card('double_aught')?.lower.name ?? '',
      animal: animal?.name ?? '',
      human: human?.name ?? '',
      health: animal?.health ?? 0,
      resistance: animal?.resist[1] ?? 0,
      trait: animal?.trait?.name ?? '',
      ferry: byId(own.objectives, 'repair_the_ferry')?.name ?? '',
      samples: byId(own.objectives, 'acquire_specimen_samples')?.name ?? '',
      propeller: byId(own.recon, 'engine_propeller')?.name ?? '',
      fuel: byId(own.recon, 'ferry_fuel')?.name ?? '',
      waiting: byId(own.recon, 'it_was_waiting')?.name ?? '',
      strong: byId(own.twists, 'strong')?.name ?? '',
    }
  },
  chapters: [
    {
      key: 'five',
      about: [],
      notes: 0,
      sections: [
        { key: 'together', rules: ['FZ-COMP-20', 'FZ-OBJ-01', 'FZ-OBJ-05', 'FZ-END-01…02', 'FZ-END-07', 'FZ-THR-02'] },
        { key: 'coin', rules: ['FZ-COIN-01…04', 'FZ-HERO-05', 'FZ-DOWN-06…07'] },
        { key: 'hand', rules: ['FZ-DMG-01…04', 'FZ-COMP-07'] },
        { key: 'specialists', rules: ['FZ-SPEC-02', 'FZ-SPEC-04', 'FZ-HENRY-01', 'FZ-PAT-01', 'FZ-UNPR-01'] },
        { key: 'search', rules: ['FZ-SRCH-01…04', 'FZ-OBJ-03', 'FZ-AMB-01'] },
        { key: 'attack', rules: ['FZ-ATK-02…05', 'FZ-ATK-07…08', 'FZ-RES-01', 'FZ-KILL-01…02'] },
        { key: 'exit', rules: ['FZ-END-02', 'FZ-END-04', 'FZ-FLEE-01'] },
      ],
      figure: () => import('./Five.svelte'),
    },
    {
      key: 'attack',
      about: ['FZ-ATK', 'FZ-RANGE', 'FZ-TERR', 'FZ-RES', 'FZ-KILL', 'FZ-BOMB', 'FZ-BOSS', 'FZ-SPATK', 'FZ-HENRY', 'FZ-REAC', 'FZ-CARD'],
      notes: 3,
      sections: [
        { key: 'target', rules: ['FZ-ATK-01…04', 'FZ-ATK-16…17', 'FZ-RANGE-01…02'], note: true },
        { key: 'before', rules: ['FZ-REAC-01…04', 'FZ-REAC-06', 'FZ-REAC-09', 'FZ-REAC-11'], note: true },
        { key: 'dice', rules: ['FZ-ATK-05…08', 'FZ-TERR-02…04', 'FZ-TERR-06'], note: true },
        { key: 'again', rules: ['FZ-ATK-09…12', 'FZ-HENRY-01…03'] },
        { key: 'kill', rules: ['FZ-RES-01…02', 'FZ-KILL-01…04', 'FZ-ATK-14'], note: true },
        { key: 'bomb', rules: ['FZ-BOMB-01…05', 'FZ-BOMB-07…08'], note: true },
        { key: 'boss', rules: ['FZ-BOSS-01…06'] },
      ],
      figure: () => import('./Attack.svelte'),
    },
  ],
}
