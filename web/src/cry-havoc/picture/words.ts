/** The pictures of everything the game ships, in words: see docs/pictures.md. What has none here gets `usual`. */

const faction = {
  humans:
    'peaks dawn humans; ringed left; rays @70,38; trooper large @47; flag @74,86 lit large; trooper @20 small; trooper @92 small turned; dust',
  pilgrims:
    'plates aurora pilgrims; aurora; giant @50,36; rings @50,40; pilgrim large; crystals @14 lit crystal; crystals @88 lit crystal; shards',
  machines:
    'plates ember machines; planet right; machine large glow; arm @14 large; arm @88 large turned; machine @27 small; machine @75 small; embers',
  trogs: 'cavern spore trogs; rays @50,30; brute huge @50,102; fungus @13; fungus @88; trog @24,62 small; trog @78,62 small; spores',
}

const tactic = {
  drop_troopers_1: 'peaks dawn humans; sun right; rays @76,34; chutes large; trooper @84 near small',
  drop_troopers_2: 'dunes dusk humans; ringed left; chutes @36 large high; plane @78,30 small rising; 3 trooper @70 small; dust',
  air_support:
    'canopy day humans; clouds; sun left; plane large high @58 rising; plane @22,40 small rising; trooper @74 lit small; beam @30,84 humans',
  flank: 'mesa sand humans; sun left; runner large @58; 3 runner @24,76 small; arrows @46,40; dust',
  dig_in: 'crater storm humans; lightning right; bulwark large @50,100; trooper @38,82 lit; trooper @64,84 lit turned; shots @50,40; rain',
  suppressive_fire: 'crater ember humans; turret large @34; shots @56,56; runner @82 turned; burst @86,40; dust',
  signal_corps: 'hills violet humans; moon right; mast large @40; waves @40,24; trooper @70 lit; stars',
  plant_the_flag: 'peaks dusk humans; giant @62,40; flag huge @56; trooper @30 lit; trooper @82 small far; wind',
  grind_forward: 'plates storm machines; 3 machine large; tread @50,104 large near; embers; shots @50,40',
  shrapnel_core: 'mesa ember machines; machine @24 small; machine @80 small turned; blast @52,52; gears @52 tilted lit',
  steel_wall: 'plates ember machines; sun @50,24; 3 machine @50,84 large; wall @50,104 huge near; embers',
  unbolt: 'plates sand machines; factory @22 large; arrows @48,40; machine @72; gears @46,70 small lit; dust',
  jam_signals: 'hills night machines; radar large @36; waves @44,44; lightning @82; mast @84 small; rain',
  firing_solution: 'dunes storm machines; gun large @36 lit; aim @80,52; runner @80,68 small; sun left; arc @46,60',
  priority_queue: 'plates violet machines; clock large @50; 3 machine @50,96 small; rings @50,46',
  census_protocol: 'plates dusk machines; planet right; machine large @60; processor @24,86 lit; waves @24,64; arm @92 turned',
  activate_holograms: 'plates violet pilgrims; pilgrim @70; pilgrim @30 dark; rings @50,60; beam @70,90; shards',
  recall_beam: 'hills aurora pilgrims; twins left; 3 pilgrim @56 small; beam @56,92; portal @56,30 lit small; stars',
  singing_shards: 'plates violet pilgrims; giant @50,30; crystals huge crystal; pilgrim @18; pilgrim @83 turned; shards',
  mirror_host: 'sea tide pilgrims; moon; machine @30 ; machine @70 machines lit turned; waves @50,50; fog',
  rift_walkers: 'mesa aurora pilgrims; portal huge; pilgrim @50 dark; pilgrim @20 small; lightning @84',
  sanctum_wards: 'plates day pilgrims; dome; 3 pilgrim; crystals @10 crystal; shots @22,36; shots @80,30',
  star_chart: 'void night pilgrims; stars; giant @68,36; rings @68,40; pilgrim @32; eye @68,50 lit small',
  rite_of_counting: 'plates aurora pilgrims; aurora; shrine large; 3 crystal @50,34 small lit crystal; pilgrim @16; pilgrim @85 turned',
  scouts: 'canopy jade trogs; sun left; brute @66; footprint @26 tilted lit; palm @90 large near; spores',
  howling_charge: 'hills blood-sky trogs; brute huge @44,104; horn @84,50 lit; 4 trog @62,64 small; waves @40,40; dust',
  swarm: 'cavern spore trogs; 5 trog @50,84 lit; 4 goblin @50,104 near; spores',
  from_below:
    'peaks spore trogs; planet right; trog large glow @50,92; hole huge @50,104; claw @26,84 lit turned small; claw @75,84 lit small; trooper @10 near tiny',
  drag_away: 'canopy night trogs; moon left; claws large @58 lit; runner @36,88 dark small; footprint @20,94 tilted small; fog',
  blood_frenzy: 'crater blood-sky trogs; skulls @50,98 large lit blood; brute @50,70 small; gash @50,46; embers',
  scatter_the_brood: 'canopy spore trogs; nest large lit; arrows @64,40; goblin @84 small; egg @20 small lit; egg @34,98 tiny lit; spores',
  count_the_dead: 'dunes storm trogs; moon @50,26; skulls large lit bone; banner @78 large; skull @20 small lit bone; wind',
  // Terrain: what the ground itself does.
  high_ground:
    'peaks dawn mountain; sun left; spire huge @58,100; trooper @58,34 tiny lit humans; flag @66,34 tiny lit humans; rays @22,30; clouds',
  rockslide: 'peaks storm mountain; boulders huge @60,92; runner @20 small turned; dust; rain',
  choke_point: 'mesa dusk mountain; pass large @50,100; 2 spire @50,96 huge near; trooper @50,72 tiny far; fog',
  regroup: 'hills day mountain; sun right; flag large @50 lit humans; 5 trooper @50,98 small; arrows @46,40',
  stone_shelter: 'peaks snow mountain; cave huge @52; 3 trooper @52,92 small lit humans; snow',
  commanding_view: 'peaks aurora mountain; giant @34,36; lens large @60; spire @88 near; stars',
  entrench: 'crater sand mountain; bulwark huge @50,98; trooper @34,78 small lit; gun @70,80 small; dust',
  no_way_down: 'peaks violet mountain; moon right; climber large @46; spire @84 huge near; skull @20,96 small lit bone; wind',
  dune_sweep: 'dunes sand desert; sun right; 3 runner @40 ; wind; dust; arrows @60,34',
  mirage: 'dunes day desert; sun @50,24; rider @26 dark; palm @70,74 lit jungle; palm @82,76 small; waves @76,60; fog',
  thirst: 'crater ember desert; sun @72,26; rays @72,26; crawler @40; drop @78,60 lit ocean glow; skull @88 small',
  buried_charges: 'dunes night desert; moon; mine large @46 glow; tracks @76,92 small lit; trooper @84,80 small; stars',
  open_ground: 'mesa day desert; clouds; trooper @22 lit humans; machine @78 lit machines turned; shots @50,50; cactus @50 small far',
  sandstorm: 'dunes dusk desert; twister huge @58; trooper @18 small; rider @88 tiny dark; dust; wind',
  nomad_trail: 'dunes violet desert; crescent; stars; rider @66; tracks @30,98 huge lit',
  scorched_earth: 'mesa blood-sky desert; fires; smoke @24; banner large @54 dark; embers',
  ambush: 'canopy jade jungle; jaws large @56 glow trogs; palm @16 large near; palm @88 near turned; runner @28 small; spores',
  snare: 'canopy dusk jungle; trap huge @50,100; trooper @50,72 tiny; vines @14,60 large; fog',
  green_reserve: 'canopy dawn jungle; sun left; 3 trooper @58 lit humans small; palm @20 huge; rays @24,30',
  strangling_roots: 'canopy storm jungle; roots huge @50,96; trooper @50,60 small dark; rain',
  man_eaters: 'canopy blood-sky jungle; flower huge @54 lit blood; flower @16 turned; runner @88 small; spores',
  vanish: 'canopy day jungle; cultist @52 dark; vines @22,70 huge lit; vines @84,60 large lit; fog; rays @60,26',
  blood_trail: 'canopy night jungle; moon left; tracks huge @48 lit blood; paw @84,92 lit small; fog',
  distraction: 'canopy violet jungle; burst @76,42; runner @36 ; twins left; eye @76,56 small; spores',
  undertow: 'sea tide ocean; moon right; wave huge @42 lit; trooper @84,92 small; machine @12,90 small; rain',
  rising_tide: 'sea day ocean; sun left; wave @28 large; wave @74 large turned; tower @52,84 small; clouds',
  pull_under: 'sea night ocean; tentacle huge @60 lit trogs; trooper @30,84 small; fog',
  flotsam: 'sea dusk ocean; wreck large @58; crate @22 lit desert; crate @36,98 small tilted; rain',
  riptide: 'sea aurora ocean; whirlpool huge @52,100 lit; crystal @40,66 small lit crystal; crystal @66,60 tiny lit crystal; shards',
  sea_lanes: 'sea dawn ocean; sun right; ship large @44; ship @76,76 tiny far; ship @88,74 tiny far; arrows @66,40; clouds',
  pearl_tide: 'sea violet ocean; giant @68,34; pearl large lit bone glow; beast @20 small; shards',
  fog_bank: 'sea storm ocean; ship @62 dark; trooper @28 small dark; tower @86 far; fog; clouds',
}

const structure = {
  airfield: 'mesa dawn humans; sun right; plane large @58 rising; tower @20 small; 2 tent @82,92 small; wind',
  artillery_battery: 'dunes dusk humans; planet left; gun large @38; arc @48,62; gun @14,78 small; burst @90,46; dust',
  watchtower: 'canopy day humans; sun left; rays @24,30; tower large @56; 2 trooper @26,92 small; flag @82 small lit',
  reaper: 'sea tide pilgrims; rings @50,54; orb large; crystals @18 crystal; crystals @84 crystal; shards',
  power_orb: 'plates violet pilgrims; sphere large glow; lightning @20; lightning @80; pilgrim @84 small turned; shards',
  phase_anchor: 'plates aurora pilgrims; anchor large; portal @50,50 large dark; twins left; rings @50,60',
  matrix: 'plates night machines; processor huge glow; stars; waves @50,50',
  orbital_sniper: 'dunes night machines; giant @12,30; beam @60,88; satellite large high @60 lit; trooper @60,92 tiny',
  shred_drones:
    'canopy storm machines; sun left; drone large @48,72 lit; drone @82,46 small; drone @14,46 small; 2 runner @76,96 small; embers',
  assembly_pit: 'plates ember machines; machine lit; arm @18 large; arm @84 large turned; embers',
  bulwark_node: 'plates dusk machines; wall large lit; shield @50,66 glow; shots @24,32',
  tunnels: 'cavern spore trogs; 2 trog @50,94 small glow; cave huge @50,98 lit; fungus @12; fungus @88',
  deadfall: 'canopy jade trogs; trap large @50,102; boulder @50,58 lit mountain; vines @12,60; palm @90 near',
  bone_palisade: 'hills storm trogs; moon right; palisade huge bone @50,102; skull @30,40 small lit bone; brute @72,74 small; rain',
}

const token = {
  artillery: 'crater ember humans; gun large @40; arc @50,60; burst @88,44; smoke @20',
  watchtower: 'hills dusk humans; moon left; tower huge; trooper @84 small lit; stars',
  forward_base: 'mesa sand humans; fort large; flag @78,70 lit; tent @18 small; dust',
  phase_shield: 'hills aurora pilgrims; dome @50,98; pilgrim; crystals @84 small crystal; aurora',
  target_lock: 'dunes ember machines; trooper dark; aim @50,72; beam @50,96',
  war_drum: 'cavern ember trogs; fires; drum large; waves @50,56; trog @16 small; trog @84 small',
  // Where the board shows a token by its kind alone.
  war_party: 'hills spore trogs; moon right; brute large; trog @20,90 small; trog @82,90 small; fog',
  nest: 'cavern jade trogs; nest large lit; fungus @14; fungus @88; spores',
  exploration: 'mesa dawn neutral; sun right; lens large; tent @82 small; tracks @20,94 small; dust',
}

const skill = {
  survey_rights: 'hills dawn humans; sun left; lens large @60; flag @22 lit; flag @88 far; rays @24,30',
  scouting: 'canopy dusk humans; trooper large @40; lens @40,58 tiny lit bone; trog @80,80 dark; moon left; fog',
  veteran_forces: 'mesa ember humans; trooper huge @50,102; rifle @74,70 lit; trooper @16 small dark; embers',
  recon_forces: 'canopy night humans; lens large @44; trooper @82 small; trog @16,84 small dark; crescent; stars',
  forward_base: 'dunes day humans; fort large; chutes @74,60 small; sun left; flag @22 small lit',
  reconfigure: 'plates sand machines; gears large; arm @16; machine @82 small; arrows @50,36',
  tread_drives: 'mesa dusk machines; tread huge @50,100; factory @46,70 lit; speed @30,80; dust',
  overclock: 'plates ember machines; gears large glow; lightning @24; spark @78,56 lit; embers',
  target_lock: 'hills night machines; machine @26 small; trooper @66,88 dark; aim @66,72; stars; moon left',
  recompile: 'plates aurora machines; processor large; arrows @50,34; machine @84 small; shards',
  distil: 'sea violet pilgrims; sphere lit; crystal @50,36 lit crystal; crystals @16 crystal; drop @74,74 small lit crystal',
  teleport: 'mesa night pilgrims; portal huge lit; 3 pilgrim @50,96 small dark; stars; shards',
  phase_shield: 'plates tide pilgrims; dome; 2 pilgrim small; machine @12 small turned; shots @24,44',
  harmonic_burst: 'plates violet pilgrims; burst @50,46; crystal large high lit crystal; pilgrim @20; pilgrim @80 turned; waves @50,46',
  consecrate: 'hills aurora pilgrims; shrine huge glow; pilgrim @18 small; pilgrim @82 small turned; aurora',
  brood_cycle: 'cavern spore trogs; egg large glow; nest @20 small lit; goblin @82 small; rings @50,60',
  creeping_nests: 'canopy jade trogs; nest lit @36; nest @74 small lit; roots @50,104 near large; fog',
  war_drums: 'hills blood-sky trogs; 3 drum; waves @50,60; fires; brute @84 small',
  devour: 'cavern blood-sky trogs; jaws huge lit; captive @50,92 small dark; drip',
  foul_the_ground: 'crater jade trogs; banner large tilted dark; fungus @22 large; fungus @80; fog; spores',
  aft_distraction: 'mesa violet neutral; burst @74,44; runner @34 ; dust',
  aft_withdrawal: 'dunes dusk neutral; sun right; 3 runner turned ; arrows @40,40; burst @88,56',
  aft_kidnapping: 'canopy night neutral; captive large; moon left; fog; trooper @82 small dark',
  aft_from_the_shadows: 'cavern storm neutral; cultist large @58 dark; cage @22 lit; fog',
  aft_ancient_crystals: 'cavern aurora crystal; crystals huge; shrine @16 small; stones @84,60; shards',
  aft_recon_team: 'hills jade neutral; trooper @40 large; lens @40,60 tiny lit bone; trooper @74 small; sun left; tracks @16,98 lit',
  aft_air_drop: 'mesa day neutral; chutes large; plane @22,30 small; crate @78 lit desert; clouds',
  aft_move_it: 'dunes sand neutral; 4 runner; speed @50,60; horn @84,40 small lit; dust',
  aft_medic_team: 'crater dawn neutral; medic large lit bone; trooper @20 small; trooper @80 small turned; shots @50,30; rays @50,40',
  aft_special_forces: 'roofs night neutral; trooper large; rifle @26,70 lit; trooper @80 small; beam @84,90; stars',
  aft_nuclear_battery: 'plates jade neutral; battery large glow; gears @18 small; factory @82; waves @50,60',
}

const event = {
  crystal_bloom: 'dunes aurora crystal; planet left; aurora; crystals huge; crystals @16; crystals @86; shards',
  second_wave:
    'mesa dusk neutral; rocket large @50,72 upside; rocket @22,56 upside; rocket @80,50 upside small; 5 trooper @50,98 small; embers',
  brood_moon: 'canopy spore trogs; giant @50,34; nest large glow @50,96; trog @14,84 small; trog @86,84 small; spores',
  low_tide: 'sea dawn ocean; sun left; stones @30,100 large; beast @66 lit; ship @84,80 small tilted; wreck @14 small; rays @24,30',
  fair_winds: 'hills day neutral; sun right; plane large @36,56 rising; 3 runner @66,96 small; clouds; wind',
  exchange: 'mesa violet neutral; moon @50,28; chain large high lit; trooper @22 lit humans; machine @78 lit machines turned; dust',
}

const exploration = {
  crystal_vein: 'cavern aurora crystal; crystals huge @58; stones @16,70 large; shards',
  survivors: 'mesa sand neutral; sun right; 2 trooper lit humans; wreck @80 small; smoke @84; dust',
  relic: 'dunes violet neutral; totem huge glow desert; moon left; stars',
  field_library: 'hills dusk neutral; book huge lit pilgrims; tent @82 small; rays @50,40',
  prefab_depot: 'plates day neutral; 3 crate lit desert; crane @84 large; clouds',
  signal_mast: 'peaks night neutral; mast huge; waves @50,30; stars',
  lure_beacon: 'canopy spore neutral; horn large glow trogs; trog @16 small; trog @86 small; waves @50,54; fog',
  grav_sledge: 'mesa dawn neutral; factory lit large; rings @50,80; wind; speed @26,74',
}

const war_party = {
  stragglers: 'dunes storm trogs; brute @60; goblin @26 small; goblin @86 small turned; rain',
  hoard_keepers: 'cavern aurora trogs; brute @36; crystals @72 crystal large; gem @16 lit crystal small; shards',
  hunters: 'canopy jade trogs; brute @58; paw @22,92 lit large; skull @84 small lit bone; spores',
  stalkers: 'canopy night trogs; eyes @34,64 glow; eyes @60,52 small lit; trog @80 dark; moon left; fog',
  war_band: 'hills blood-sky trogs; brute large; 4 trog @50,70 small far; banner @16 large; banner @86 large; embers',
  gem_guard: 'plates violet trogs; gem large glow crystal; brute @20 small; brute @80 small; shards',
}

const nest = {
  hatchling: 'cavern spore trogs; hatch large glow; fungus @16; fungus @86; spores',
  gleaner: 'dunes dusk trogs; goblin large; crystal @28,60 lit crystal; crystals @86 small crystal; sun right',
  pair: 'canopy jade trogs; goblin @34; goblin @66 lit turned; egg @50,98 small lit bone; fog',
  glow_pair: 'cavern violet trogs; trog @34 glow; trog @66 glow turned; fungus @12; fungus @88; spores',
}

const terrain = {
  mountain: 'peaks storm mountain; planet left; moon @70,24; spire @78,100 large; snow',
  jungle: 'canopy spore jungle; sun left; planet right; palm @22 huge; palm @84 large turned; rays @30,30; spores',
  desert: 'dunes sand desert; sun right; ringed left; cactus @30 large; bones @78 small; dust',
  ocean: 'sea tide ocean; sun @50,32; wave @76 large; ship @26,82 tiny far; rays @50,32',
}

const region = {
  world_caverns:
    'cavern tide ocean; glow @50,60 ; whirlpool @50,102 large lit; stones @22,62 large; stones @80,56; crystals @86 small crystal; fog',
  cinder_crown: 'peaks ember mountain; spire huge @52,100; smoke @50; lightning @74; burst @52,14; embers',
  old_throat: 'peaks storm mountain; cave large; spire @84 near large; lightning left; snow',
  sentinel_steps: 'peaks dawn mountain; sun left; 3 spire large; totem @82,94 small lit; clouds',
  mist_lands: 'canopy storm jungle; moon right; palm @24 huge; palm @78 large; fog; clouds',
  feralas_banks: 'sea jade ocean; sun left; palm @76 huge jungle; wave @30 lit; clouds',
  emberglass_flats: 'dunes ember desert; sun right; gem @28 large lit machines; gem @76,90 small lit; embers',
  hanging_thicket: 'canopy spore jungle; vines @30,70 huge lit; vines @74,64 huge; drip; spores',
  drowned_terraces: 'sea dusk ocean; totem @30,80 ; fort @70,86 large; wave @16 small; fog',
  bonewind_dunes: 'dunes sand desert; bones huge lit bone; skull @80 lit bone small; wind; dust',
  skyhook_landing: 'mesa dawn humans; rocket large; mast @84 large; crate @20 small; sun left; rays @24,30',
  ferrum_landing: 'mesa ember machines; rocket @28; arm @70 large; factory @86 small; embers',
  vigil_landing: 'mesa aurora pilgrims; shrine large; rocket @84 small; pilgrim @20 small; aurora',
  sapos_deep: 'crater spore trogs; trog @50,96 small glow; hole huge @50,100 lit; fungus @14; fungus @88; spores',
  shardfall_rim: 'crater violet crystal; twins left; crystals large; shards; stars',
  scorched_reach: 'crater blood-sky desert; fires; bones @74 lit bone small; smoke @22; embers',
  howling_verge: 'mesa storm neutral; lightning right; skull large lit bone; wind; rain',
  glimmer_shelf: 'mesa night crystal; stars; moon left; crystal @40,70 lit; crystal @60,80 small lit; crystal @76,64 tiny lit; shards',
  pale_escarpment: 'peaks snow neutral; sun right; spire huge @46,100; clouds; snow',
  brooding_pool: 'sea spore ocean; giant @50,30; nest @50,94 lit trogs; fog; spores',
  hammer_ridge: 'peaks sand mountain; sun right; boulder huge @46; spire @84 large; dust',
  blackwater_sink: 'sea night ocean; moon right; whirlpool huge @48,102; tentacle @84 small; rain',
  kalas_gorge: 'mesa violet mountain; pass huge @50,102; moon left; 2 spire @50,100 near huge; stars',
  weeping_canopy: 'canopy tide jungle; palm @66 huge; vines @24,60 large lit; drip; rain',
  cracked_basin: 'crater sand desert; sun @50,26; skull @36 lit bone; cactus @76 large; rays @50,26',
  thornmaze: 'canopy blood-sky jungle; roots huge @46,98 lit; roots @84 ; spores',
  salt_pans: 'dunes snow desert; sun right; crystal @30 lit small; bones @76 small lit bone; wind',
  northgate: 'mesa day humans; rocket large @60; flag @26 lit; tent @86 small; clouds',
  southgate: 'mesa dusk machines; rocket large @40; machine @76 small lit; planet right; dust',
  windscar_rim: 'mesa sand neutral; twister @70 large; wind; dust',
  lantern_verge: 'hills violet neutral; fungus @30 crystal; fungus @72 large crystal; stars; spores',
  dustfall_rim: 'crater dusk neutral; twister @24; wreck @70 large; dust; wind',
  farwatch_verge: 'hills night neutral; tower large; stars; moon left; lens @80 small lit',
}

const board = {
  crown: 'hills aurora neutral; giant @50,40; world huge @50,84 lit; stars; shards',
  twin_gates: 'mesa violet neutral; twins left; portal @30 large lit; portal @70 large lit turned; stars',
}

const level = {
  novice: 'hills day neutral; sun left; trooper lit humans; clouds',
  experienced: 'mesa dusk neutral; 2 trooper lit humans; sun right; dust',
  veteran: 'crater ember neutral; 3 trooper lit humans; shots @50,36; embers',
  drafted: 'peaks night neutral; trooper @30 lit humans; machine @70 lit machines turned; arrows @50,36; stars',
}

const rounds = {
  standard: 'hills dawn neutral; clock large; sun left; clouds',
  five_rounds: 'mesa day neutral; clock @36; 5 flag @66,94 small; clouds',
  skirmish: 'crater dusk neutral; clock @74; 2 runner @32; dust',
  blitz_turns: 'plates violet neutral; clock large glow; lightning left; speed @40,60',
}

const handicap = {
  extra_skill: 'hills aurora neutral; eye large glow; aurora',
  head_start: 'mesa sand neutral; runner large; flag @82 far lit; speed @40,60; dust',
}

export const WORDS = {
  faction,
  tactic,
  structure,
  token,
  skill,
  event,
  exploration,
  war_party,
  nest,
  terrain,
  region,
  board,
  level,
  rounds,
  handicap,
}
