/** The chapters of the rulebook for people, with the rules that each part of them rests on. */
import 'virtual:icons/fireteam-zero'
import '../palette.css'
import type { Kit } from '../../fireteam-zero'
import type { Guide } from '../../lib/guide'
import type { Args } from '../../lib/i18n.svelte'
import { byId } from '../model'
import { AT, missionFor } from './position'

export const guide: Guide = {
  args(kit): Args {
    const own = kit as Kit
    const mission = missionFor(own)
    const places: [string, string][] = Object.entries(AT).map(([id, n]) => [id.replaceAll('_', ''), mission.board.places[n]?.name ?? ''])
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
      operation: mission.operation,
      mission2: own.missions[1]?.name ?? '',
      mission3: own.missions[2]?.name ?? '',
      boss: byId(own.monsters, 'cupbearer')?.name ?? '',
      blank: own.words.faces[0] ?? '',
      move: own.words.faces[1] ?? '',
      special: own.words.faces[2] ?? '',
    }
  },
  chapters: [
    {
      key: 'five',
      about: ['FZ-TERM', 'FZ-COMP', 'FZ-SETUP'],
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
      key: 'round',
      about: ['FZ-ROUND', 'FZ-TAC', 'FZ-TR', 'FZ-HAND', 'FZ-HERO', 'FZ-MOVE', 'FZ-FLEE', 'FZ-ACT', 'FZ-CARD'],
      notes: 3,
      sections: [
        { key: 'tactics', rules: ['FZ-TAC-01…06', 'FZ-TR-01…03'], note: true },
        { key: 'draw', rules: ['FZ-TAC-08…11', 'FZ-CARD-04', 'FZ-HAND-01…02'] },
        { key: 'turn', rules: ['FZ-HERO-01…04', 'FZ-HERO-07', 'FZ-ACT-01…03'] },
        { key: 'move', rules: ['FZ-MOVE-01…09'], note: true },
        { key: 'flee', rules: ['FZ-FLEE-01…05', 'FZ-FLEE-07…08'], note: true },
        { key: 'down', rules: ['FZ-HERO-05…06', 'FZ-DOWN-04…08', 'FZ-DOWN-11'] },
      ],
      figure: () => import('./Round.svelte'),
    },
    {
      key: 'attack',
      about: ['FZ-ATK', 'FZ-RANGE', 'FZ-TERR', 'FZ-RES', 'FZ-KILL', 'FZ-BOMB', 'FZ-BOSS', 'FZ-SPATK', 'FZ-HENRY', 'FZ-REAC', 'FZ-CARD'],
      notes: 3,
      sections: [
        { key: 'target', rules: ['FZ-ATK-01…04', 'FZ-ATK-16…17', 'FZ-RANGE-01…02'], note: true },
        { key: 'before', rules: ['FZ-REAC-01…04', 'FZ-REAC-06…09', 'FZ-REAC-11'], note: true },
        { key: 'dice', rules: ['FZ-ATK-05…08', 'FZ-TERR-02…04', 'FZ-TERR-06', 'FZ-TERR-08'], note: true },
        { key: 'again', rules: ['FZ-ATK-09…12', 'FZ-HENRY-01…03'] },
        { key: 'kill', rules: ['FZ-RES-01…02', 'FZ-KILL-01…04', 'FZ-ATK-14'], note: true },
        { key: 'bomb', rules: ['FZ-BOMB-01…05', 'FZ-BOMB-07…08'], note: true },
        { key: 'boss', rules: ['FZ-BOSS-02…06'] },
      ],
      figure: () => import('./Attack.svelte'),
    },
    {
      key: 'search',
      about: ['FZ-SRCH', 'FZ-PAT', 'FZ-OBJ', 'FZ-INTEL', 'FZ-COIN', 'FZ-AMB', 'FZ-RECON', 'FZ-END'],
      notes: 3,
      sections: [
        { key: 'search', rules: ['FZ-SRCH-01…06'], note: true },
        { key: 'found', rules: ['FZ-RECON-01…05', 'FZ-OBJ-02…04'] },
        { key: 'ambush', rules: ['FZ-AMB-01…03', 'FZ-AMB-06…09', 'FZ-AMB-12…13'], note: true },
        { key: 'objectives', rules: ['FZ-OBJ-01', 'FZ-OBJ-05…07', 'FZ-COIN-04…06'], note: true },
        { key: 'end', rules: ['FZ-END-01…07'] },
      ],
      figure: () => import('./Search.svelte'),
    },
    {
      key: 'threat',
      about: ['FZ-THR', 'FZ-MON', 'FZ-DIE', 'FZ-MATK', 'FZ-TEAM', 'FZ-DMG', 'FZ-DOWN', 'FZ-SPAWN', 'FZ-POOL', 'FZ-REF'],
      notes: 3,
      sections: [
        { key: 'track', rules: ['FZ-THR-01…07'], note: true },
        { key: 'order', rules: ['FZ-MON-01…02', 'FZ-MON-04…06', 'FZ-MON-08', 'FZ-MON-10…16'], note: true },
        { key: 'die', rules: ['FZ-DIE-01…07'] },
        { key: 'strike', rules: ['FZ-MATK-01…06', 'FZ-TEAM-01…05'], note: true },
        { key: 'damage', rules: ['FZ-DMG-01…05', 'FZ-DMG-08'] },
        { key: 'fall', rules: ['FZ-DOWN-01…08', 'FZ-COIN-02…03'] },
        { key: 'spawn', rules: ['FZ-SPAWN-01…07', 'FZ-POOL-01', 'FZ-POOL-03…04'], note: true },
      ],
      figure: () => import('./Threat.svelte'),
    },
    {
      key: 'specialists',
      about: ['FZ-SPEC', 'FZ-SPC', 'FZ-HENRY', 'FZ-PAT', 'FZ-UNPR'],
      notes: 3,
      sections: [
        { key: 'walk', rules: ['FZ-SPEC-01…08', 'FZ-TERM-11'], note: true },
        { key: 'reach', rules: ['FZ-SPEC-13…14', 'FZ-SPEC-16'] },
        { key: 'henry', rules: ['FZ-HENRY-01…04'] },
        { key: 'patty', rules: ['FZ-PAT-01…04'], note: true },
        { key: 'fall', rules: ['FZ-UNPR-01…05', 'FZ-SPEC-09…12'], note: true },
      ],
      figure: () => import('./Specialists.svelte'),
    },
    {
      key: 'campaign',
      about: ['FZ-CAMP', 'FZ-UPG', 'FZ-FOC', 'FZ-SOLO', 'FZ-VAR', 'FZ-SETUP'],
      notes: 3,
      sections: [
        { key: 'operation', rules: ['FZ-CAMP-01…04', 'FZ-CAMP-07…08'] },
        { key: 'cards', rules: ['FZ-CAMP-05…06', 'FZ-SETUP-06…10', 'FZ-UPG-01…03', 'FZ-FOC-01…03'], note: true },
        { key: 'heroes', rules: ['FZ-COMP-20', 'FZ-SETUP-03…05', 'FZ-SOLO-01…03'] },
        { key: 'setup', rules: ['FZ-SETUP-12…20', 'FZ-SETUP-21', 'FZ-SETUP-24…25'], note: true },
        { key: 'harder', rules: ['FZ-VAR-05', 'FZ-VAR-07', 'FZ-VAR-09…10'] },
      ],
      figure: () => import('./Campaign.svelte'),
    },
  ],
}
