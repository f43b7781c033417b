# O texto de regra das cartas, um modelo por palavra da linguagem de efeitos.
#
# $who vem com $who_p (you, one, many, this ou none) e $who_g (gênero). Os modelos são escritos sem contração
# ("de o herói"): o narrador contrai e põe a maiúscula.

## Forma de uma habilidade

range = alcance { $n } ({ $to })
range-monster = criatura
range-ally = aliado
range-hero = herói
range-self = você
ifs = se { $conds }
while = enquanto { $conds }
and = { $a } e { $b }
and-if = { $a } e { $b }
and-while = { $a } e { $b }
comma-if = { $a } e { $b }
comma-while = { $a } e { $b }
or = { $a } ou { $b }
comma = { $a }, { $b }
phrase-comma = { $a }, { $b }
then = { $a }; { $b }
head = { $head }: { $effects }
colon = lower
may = { $who_p ->
        [you] você pode
        [many] { $who } podem
       *[other] { $who } pode
    } fazer isto
may-cost = { $who_p ->
        [you] você pode
        [many] { $who } podem
       *[other] { $who } pode
    } { $cost } para fazer isto
must-cost = { $who_p ->
        [you] você deve
        [many] { $who } devem
       *[other] { $who } deve
    } { $cost } para fazer isto
who-heroes = os heróis
cost-spend = gastar { $list }
cost-discard = descartar { $n } { $n ->
        [1] carta
       *[other] cartas
    }
cost-action = { $n } { $n ->
        [1] ação
       *[other] ações
    }
cost-charge = { $n } { $n ->
        [1] marcador de especialista
       *[other] marcadores de especialista
    }
cost-use = { $n } { $n ->
        [1] uso
       *[other] usos
    }
cost-damage = sofrer { $n } de dano
cost-moves = { $n } { $n ->
        [1] ponto de movimento
       *[other] pontos de movimento
    }
limit-turn = { $n ->
        [1] uma vez
       *[other] { $n } vezes
    } por turno
limit-round = { $n ->
        [1] uma vez
       *[other] { $n } vezes
    } por rodada
limit-mission = { $n ->
        [1] uma vez
       *[other] { $n } vezes
    } por missão
until-attack = até o fim deste ataque
until-activation = até o fim desta ativação
until-turn = até o fim deste turno
until-next_turn = até o seu próximo turno
until-round = até o fim desta rodada
until-next_round = até o fim da próxima rodada
until-mission = até o fim da missão
until-freed = até a libertação
until-left = até a saída do local
quote = “{ $name }”

## Janelas

win-setup = na preparação
win-round-start = no início da rodada
win-tactics = depois de { $by_p ->
        [you] você jogar
       *[other] { $by } jogar
    } uma resposta tática
win-turn-start = no início { $by_p ->
        [you] do seu turno
       *[other] do turno de { $by }
    }
win-turn-action = durante { $by_p ->
        [you] o seu turno
       *[other] o turno de { $by }
    }
win-turn-end = no fim { $by_p ->
        [you] do seu turno
       *[other] do turno de { $by }
    }
win-attack-declared = antes { $by_p ->
        [this] deste ataque
        [you] de você realizar { $attack }
       *[other] de { $by } realizar { $attack }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}contra { $on }
    }
win-attack-rolled = depois { $by_p ->
        [this] da rolagem
        [you] de você rolar os dados de { $attack }
       *[other] de { $by } rolar os dados de { $attack }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}contra { $on }
    }
win-attack-resolved = depois { $by_p ->
        [this] deste ataque
        [you] de você realizar { $attack }
       *[other] de { $by } realizar { $attack }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}contra { $on }
    }
win-search-before = antes de { $by_p ->
        [you] você procurar
       *[other] { $by } procurar
    }
win-search-after = depois de { $by_p ->
        [you] você procurar
       *[other] { $by } procurar
    }
win-hero-enters = quando { $by_p ->
        [you] você entrar
       *[other] { $by } entrar
    } em { $place }
win-monster-activates = antes da ativação de { $by }
win-monster-special = quando { $by } obtiver o símbolo especial
win-monster-moved = depois que { $by } se mover em sua ativação
win-monster-targets = quando { $by } escolher { $on } como alvo
win-hero-hit = quando { $on_p ->
        [you] você
       *[other] { $on }
    } for sofrer dano{ $by_p ->
        [none] { "" }
       *[other] {" "}de { $by }
    }
win-hero-hurt = depois de { $on_p ->
        [you] você
       *[other] { $on }
    } sofrer dano{ $by_p ->
        [none] { "" }
       *[other] {" "}de { $by }
    } e continuar de pé
win-hero-down = quando { $on_p ->
        [you] você
       *[other] { $on }
    } for nocauteado{ $by_p ->
        [none] { "" }
       *[other] {" "}por { $by }
    }
win-hero-freed = quando { $on_p ->
        [you] você
       *[other] { $on }
    } for libertado{ $by_p ->
        [none] { "" }
       *[other] {" "}por { $by }
    }
win-monster-spawns = quando { $by } entrar no tabuleiro
win-monster-killed = quando { $on } for { $on_g ->
        [f] morta
       *[other] morto
    }{ $by_p ->
        [none] { "" }
       *[other] {" "}por { $by }
    }
win-boss-wounded = quando { $on } sofrer um ferimento{ $by_p ->
        [none] { "" }
       *[other] {" "}de { $by }
    }
win-twist-drawn = quando esta carta for comprada
win-intel-placed = quando um marcador de informação for colocado em um objetivo
win-objective-done = quando um objetivo for cumprido
win-round-end = no fim da rodada
attack = um ataque{ $types }
attack-types = { "" } do tipo { $types }
type-brawl = { -fz-brawl }
type-bullet = { -fz-bullet }
type-bomb = { -fz-bomb }
types-or = { $a } ou { $b }
only = { "" } ({ $type })

## Condições

cond-type = o ataque { $neg ->
        [yes] não for
       *[other] for
    } do tipo { $types }
cond-by = { $who } { $neg ->
        [yes] não for
       *[other] for
    } { $being }
cond-on = { $who } { $neg ->
        [yes] não for
       *[other] for
    } { $being }
cond-gap-same = { $a } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver no mesmo local que { $b }
cond-gap-max = { $a } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver a até { $max } de distância de { $b }
cond-gap-min = { $a } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver a { $min } ou mais de distância de { $b }
cond-gap-both = { $a } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver a uma distância de { $min } a { $max } de { $b }
cond-count-none = { $neg ->
        [yes] houver pelo menos 1 { $noun }
       *[other] não houver { $nouns }
    }{ $post }
cond-count-min = houver { $neg ->
        [yes] menos de
       *[other] pelo menos
    } { $min } { $min ->
        [1] { $noun }
       *[other] { $nouns }
    }{ $post }
cond-count-max = houver { $neg ->
        [yes] mais de
       *[other] no máximo
    } { $max } { $max ->
        [1] { $noun }
       *[other] { $nouns }
    }{ $post }
cond-count-is = { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }houver exatamente { $min } { $min ->
        [1] { $noun }
       *[other] { $nouns }
    }{ $post }
cond-count-both = { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }houver de { $min } a { $max } { $nouns }{ $post }
cond-place-is = { $place } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }for { $being }
cond-result-kill = o ataque { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }tiver matado o alvo
cond-result-wound = o ataque { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }tiver ferido o alvo
cond-result-break = o ataque { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }tiver destruído o alvo
cond-result-fail = o ataque { $neg ->
        [yes] tiver matado, ferido ou
       *[other] não tiver matado, ferido nem
    } destruído o alvo
cond-excess = o dano tiver excedido o necessário em { $neg ->
        [yes] mais de
       *[other] no máximo
    } { $n }
cond-cards = o ataque { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }usar { $range } { $many ->
        [1] carta
       *[other] cartas
    }
cond-hand = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }tiver { $range } { $many ->
        [1] carta
       *[other] cartas
    } na mão
cond-terrain = { $place } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }for { $terrain }
cond-at = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver { $in }
cond-tokens-at = { $tokens } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }{ $many ->
        [1] estiver
       *[other] estiverem
    } { $in }
cond-tokens-on = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }carregar { $tokens }
cond-intel = { $objective } { $many ->
        [0] { $neg ->
            [yes] tiver algum marcador de informação
           *[other] não tiver nenhum marcador de informação
        }
       *[other] { $neg ->
            [yes] não{" "}
           *[other] { "" }
        }tiver { $range } { $many ->
            [one] { -fz-intel-token }
           *[other] { -fz-intel-token(num: "many") }
        }
    }
cond-coin-heads = a moeda da sorte { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }mostrar cara
cond-coin-tails = a moeda da sorte { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }mostrar coroa
cond-threat = o marcador de ameaça { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver no espaço { $range }
cond-round = a rodada { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }for a { $range }
cond-state-active = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver ativo
cond-state-down = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver nocauteado
cond-state-pinned = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }estiver imobilizado
cond-state-guarding = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }escoltar um especialista
cond-state-has_acted = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }tiver usado { $who_p ->
        [you] a sua
       *[other] a própria
    } ação
cond-role = { $who } { $neg ->
        [yes] não{" "}
       *[other] { "" }
    }tiver a função de { $role }
bounds-min = pelo menos { $min }
bounds-max = no máximo { $max }
bounds-both = de { $min } a { $max }
bounds-is = exatamente { $min }
bounds-none = 0
space-min = { $min } ou posterior
space-max = { $max } ou anterior
terrain-difficult = { -fz-difficult-terrain }
terrain-impassable = { -fz-impassable-terrain }
terrain-elevated = { -fz-elevated-terrain }
terrain-cover = { -fz-cover-terrain }
role-leader = { -fz-leader }
role-close_combat = { -fz-close-combat }
role-marksman = { -fz-marksman }
role-demolitions = { -fz-demolitions }

## Miniaturas e locais

noun-figure = { $num ->
        [many] { -fz-figure(num: "many") }
       *[other] { -fz-figure }
    }
    .g = f
noun-hero = { $num ->
        [many] { -fz-hero(num: "many") }
       *[other] { -fz-hero }
    }
    .g = m
noun-hero-down = { $num ->
        [many] heróis nocauteados
       *[other] herói nocauteado
    }
    .g = m
noun-hero-pinned = { $num ->
        [many] heróis imobilizados
       *[other] herói imobilizado
    }
    .g = m
noun-hero-guarding = { $num ->
        [many] heróis em escolta
       *[other] herói em escolta
    }
    .g = m
noun-hero-has_acted = { $num ->
        [many] heróis que já agiram
       *[other] herói que já agiu
    }
    .g = m
noun-ally = { $num ->
        [many] { -fz-ally(num: "many") }
       *[other] { -fz-ally }
    }
    .g = m
noun-ally-down = { $num ->
        [many] aliados nocauteados
       *[other] aliado nocauteado
    }
    .g = m
noun-ally-pinned = { $num ->
        [many] aliados imobilizados
       *[other] aliado imobilizado
    }
    .g = m
noun-ally-guarding = { $num ->
        [many] aliados em escolta
       *[other] aliado em escolta
    }
    .g = m
noun-ally-has_acted = { $num ->
        [many] aliados que já agiram
       *[other] aliado que já agiu
    }
    .g = m
noun-monster = { $num ->
        [many] { -fz-monster(num: "many") }
       *[other] { -fz-monster }
    }
    .g = f
noun-minion = { $num ->
        [many] { -fz-minion(num: "many") }
       *[other] { -fz-minion }
    }
    .g = m
noun-elite = { $num ->
        [many] { -fz-elite(num: "many") }
       *[other] { -fz-elite }
    }
    .g = m
noun-boss = { $num ->
        [many] { -fz-boss(num: "many") }
       *[other] { -fz-boss }
    }
    .g = m
noun-specialist = { $num ->
        [many] { -fz-specialist(num: "many") }
       *[other] { -fz-specialist }
    }
    .g = m
noun-location = { $num ->
        [many] { -fz-location(num: "many") }
       *[other] { -fz-location }
    }
    .g = m
noun-spawn = { $num ->
        [many] { -fz-spawn-point(num: "many") }
       *[other] { -fz-spawn-point }
    }
    .g = m
noun-attacker = atacante
    .g = m
noun-target = alvo
    .g = m
noun-token = { $num ->
        [many] marcadores
       *[other] marcador
    } de { $name }
    .g = m
noun-intel = { $num ->
        [many] { -fz-intel-token(num: "many") }
       *[other] { -fz-intel-token }
    }
    .g = m
det-a = { $g ->
        [f] uma
       *[other] um
    } { $noun }{ $post }
det-the = { $g ->
        [f] a
       *[other] o
    } { $noun }{ $post }
det-that = { $g ->
        [f] essa
       *[other] esse
    } { $noun }{ $post }
det-this = { $g ->
        [f] esta
       *[other] este
    } { $noun }{ $post }
det-each = cada { $noun }{ $post }
det-no = { $g ->
        [f] nenhuma
       *[other] nenhum
    } { $noun }{ $post }
det-none = { $noun }{ $post }
det-one = 1 { $noun }{ $post }
det-up_to = até { $n } { $noun }{ $post }
det-those = cada { $noun } { $g ->
        [f] escolhida
       *[other] escolhido
    }{ $post }
det-nearest = { $g ->
        [f] a
       *[other] o
    } { $noun }{ $post } mais { $g ->
        [f] próxima
       *[other] próximo
    } de { $of }
det-farthest = { $g ->
        [f] a
       *[other] o
    } { $noun }{ $post } mais distante de { $of }
det-nearest_place = { $g ->
        [f] a
       *[other] o
    } { $noun }{ $post } mais { $g ->
        [f] próxima
       *[other] próximo
    } de { $of }
det-farthest_place = { $g ->
        [f] a
       *[other] o
    } { $noun }{ $post } mais distante de { $of }
det-random = { $g ->
        [f] uma
       *[other] um
    } { $noun } ao acaso{ $post }
det-random_place = { $g ->
        [f] uma
       *[other] um
    } { $noun } ao acaso{ $post }
det-most_cards = { $g ->
        [f] a
       *[other] o
    } { $noun }{ $post } com mais cartas
det-fewest_cards = { $g ->
        [f] a
       *[other] o
    } { $noun }{ $post } com menos cartas
who-you = você
who-first_player = o herói do jogador inicial
who-henry = Henry
who-patty = Patty
post-within = { "" } a até { $n } de distância de { $of }
post-near = { $has },{ $near }
post-both = { $has } e{ $no }
post-at = { "" } { $in }
post-except = { "" } além de { $who }
post-family = { "" } da família { $family }
post-spawn_up = { "" } com marcador de entrada virado para cima
post-spawn_down = { "" } com marcador de entrada virado para baixo
post-spawn = { "" } com marcador de entrada
post-has = { "" } com { $what }
post-no = { "" } sem { $nouns }
post-no-spawn_up = { "" } sem marcador de entrada virado para cima
post-no-spawn_down = { "" } sem marcador de entrada virado para baixo
post-no-spawn = { "" } sem marcador de entrada
post-terrain = { "" } de { $terrain }
place-here = o seu local
place-there = esse local
place-of = o local de { $who }
place-entry = o local inicial
place-exit = o local de saída
place-boss_mark = o local do chefe
place-roll = um ponto de entrada sorteado no dado
place-named = o local “{ $name }”
place-any = um local
in = em { $at }
to = em { $at }

## Quantidades

amount-x = X
amount-where = { "" } (X = { $what })
amount-count = o número de { $nouns }{ $post }
amount-per_hero = { $n } por herói
amount-hand = o número de cartas { $who_p ->
        [you] na sua mão
       *[other] na mão de { $who }
    }
amount-tokens = o número de marcadores { $in }
amount-times = { $what } × { $n }
amount-plus = { $what } + { $n }
amount-minus = { $what } − { $n }
amount-min = { $what }, no mínimo { $n }
amount-max = { $what }, no máximo { $n }

## Efeitos

op-mod = { $own ->
        [implied] { $stat }{ $type }
        [you] { $stat_g ->
            [f] sua
           *[other] seu
        } { $stat }{ $type }
       *[other] { $stat }{ $type } de { $who }
    } { $change }{ $until }
change-set = = { $n }
op-min-damage = o ataque causa no mínimo { $n } de dano{ $until }
op-max-damage = { $who_p ->
        [you] você sofre
       *[other] { $who } sofre
    } no máximo { $n } de dano{ $until }
stat-strength = força
    .g = f
stat-bonus_hits = { -fz-bonus-hit }
    .g = m
stat-resistance = { -fz-resistance }
    .g = f
stat-range = { -fz-range }
    .g = m
stat-speed = { -fz-speed }
    .g = f
stat-health = vida
    .g = f
stat-hand_size = limite da mão
    .g = m
stat-min_damage = dano mínimo
    .g = m
stat-max_damage = dano máximo
    .g = m
stat-react_range = alcance de reação
    .g = m
flag-flee_freely = { $who_p ->
        [you] você
       *[other] { $who }
    } pode sair de um local por mais criaturas que haja ali{ $until }
flag-cannot_leave = { $who_p ->
        [you] você não
       *[other] { $all ->
            [yes] { $none }
           *[other] { $who } não
        }
    } pode sair de um local com criaturas{ $until }
flag-cannot_move = { $who_p ->
        [you] você
       *[other] { $who }
    } não se move{ $until }
flag-cannot_act = { $who_p ->
        [you] você
       *[other] { $who }
    } não pode realizar ações nem ações livres{ $until }
flag-pinned = { $who_p ->
        [you] você
       *[other] { $who }
    } fica imobilizado: sem movimento nem ações, até que um aliado no local gaste uma ação para { $who_p ->
        [you] libertar você
       *[other] libertá-lo
    }
flag-cannot_react = { $who_p ->
        [you] você não
       *[other] { $all ->
            [yes] { $none }
           *[other] { $who } não
        }
    } pode jogar reações{ $until }
flag-cannot_intercept = ninguém pode apanhar pela equipe em ataques de { $any }{ $until }
flag-free_search = procurar é uma ação livre para { $who }{ $until }
flag-ignore_difficult = terreno difícil custa só 1 ponto de movimento para { $who }{ $until }
flag-ignore_cover = { $own ->
        [implied] o ataque ignora
        [you] seus ataques ignoram
       *[other] os ataques de { $who } ignoram
    } terreno coberto{ $until }
flag-through_walls = { $who_p ->
        [you] você
       *[other] { $who }
    } se move através de linhas sólidas entre locais contíguos{ $until }
flag-hidden = as criaturas ignoram { $who } ao se mover e ao escolher o alvo enquanto houver outro herói ativo no tabuleiro{ $until_in }
flag-marked = as criaturas sem herói no próprio local que podem chegar a { $who } em até 3 passos se aproximam primeiro { $who_p ->
        [you] de você
       *[other] desse herói
    }, e as que têm { $who_p ->
        [you] você
       *[other] esse herói
    } ao alcance { $who_p ->
        [you] escolhem você
       *[other] o escolhem
    } primeiro como alvo{ $until_in }
flag-no_damage_to_heroes = { $own ->
        [implied] o ataque não causa
        [you] seus ataques não causam
       *[other] os ataques de { $who } não causam
    } dano a heróis{ $until }
flag-no_special = resultados especiais do dado de ativação contam como em branco para { $any }{ $until }
flag-unsecured = { $who_p ->
        [you] você não
       *[other] { $all ->
            [yes] { $none }
           *[other] { $who } não
        }
    } protege pontos de entrada{ $until }
flag-secured = { $place } conta como protegido{ $until }
flag-unblockable = o dano { $own ->
        [implied] do ataque
        [you] dos seus ataques
       *[other] dos ataques de { $who }
    } é indefensável{ $until }
flag-no_ambush_activation = criaturas em emboscada contra { $any } são colocadas, mas não ativadas{ $until }
flag-react_to_ambush = { $who_p ->
        [you] você
       *[other] { $who }
    } pode jogar reações durante uma emboscada{ $until }
flag-prefers_weak = { $who_p ->
        [you] você
       *[other] { $who }
    } escolhe como alvo o herói ao alcance com menos cartas em vez do mais próximo{ $until }
op-reroll = { $who_p ->
        [you] { $n ->
            [1] você pode rolar novamente 1 dado
           *[other] role novamente até { $n } dados
        } de ataque
       *[other] { $who } pode rolar novamente { $n ->
            [1] 1 dado de ataque
           *[other] até { $n } dados de ataque
        }
    }
op-reroll-all = { $who_p ->
        [you] role
       *[other] { $who } pode rolar
    } novamente qualquer número de dados de ataque
op-attack = { $who_p ->
        [you] realize
       *[other] { $who } realiza
    } { $attack }{ $on_p ->
        [none] { "" }
       *[other] {" "}contra { $on }
    } (alcance { $range }, força { $n }{ $bonus })
attack-bonus = , bônus de acerto +{ $n }
op-spread-heroes = o dano do ataque também atinge cada outro herói no local do alvo
op-spread-monsters = o dano do ataque também atinge cada outra criatura no local do alvo
op-carry_over = se o ataque matar o alvo, o dano excedente vira acertos contra 1 outra criatura { $n ->
        [0] no mesmo local
       *[other] a até { $n } de distância dele
    }
op-retarget = { $to_p ->
        [you] você se torna
       *[other] { $to } se torna
    } o alvo do ataque
op-cancel-activation = cancele a ativação{ $boss ->
        [yes] {" "}(chefe: força −2 em vez disso)
       *[other] { "" }
    }
op-cancel-move = cancele todo o movimento desta ativação
op-cancel-attack = cancele o ataque desta ativação{ $boss ->
        [yes] {" "}(chefe: força −2 em vez disso)
       *[other] { "" }
    }
op-cancel-special = o resultado especial conta como em branco
op-cancel-spawn = a miniatura não é colocada e volta à zona de entrada ou à reserva de onde veio
op-cancel-search = cancele a procura (o marcador de entrada fica virado para cima)
op-damage = { $who_p ->
        [you] sofra
       *[other] { $who } sofre
    } { $n } { $kind ->
        [unblockable] de dano indefensável
        [hits] { $n ->
            [1] acerto
           *[other] acertos
        } (sem resistência)
       *[other] de dano
    }
op-prevent = evite { $n } { $own ->
        [implied] de dano
       *[other] do dano que { $who } { $who_p ->
            [many] sofreriam
           *[other] sofreria
        }
    }
op-prevent-all = evite todo o dano{ $own ->
        [implied] { "" }
       *[other] {" "}que { $who } { $who_p ->
            [many] sofreriam
           *[other] sofreria
        }
    }
op-kill = mate { $who }
op-draw = { $who_p ->
        [you] compre
       *[other] { $who } compra
    } { $n } { $n ->
        [1] carta
       *[other] cartas
    }
op-discard-choice = { $who_p ->
        [you] descarte
       *[other] { $who } descarta
    } { $n } { $n ->
        [1] carta
       *[other] cartas
    }, se possível
op-discard-must = { $who_p ->
        [you] descarte
       *[other] { $who } descarta
    } { $n } { $n ->
        [1] carta
       *[other] cartas
    }; quem não puder é nocauteado
op-discard-random = { $who_p ->
        [you] descarte
       *[other] { $who } descarta
    } { $n } { $n ->
        [1] carta
       *[other] cartas
    } ao acaso, se possível
op-recover-discard = { $who_p ->
        [you] devolva
       *[other] { $who } devolve
    } { $to } { $n } { $n ->
        [1] carta
       *[other] cartas
    } da { $who_p ->
        [you] sua
       *[other] própria
    } pilha de descarte
op-recover-this = { $who_p ->
        [you] devolva
       *[other] { $who } devolve
    } esta carta { $to }
op-recover-spent = { $who_p ->
        [you] devolva
       *[other] { $who } devolve
    } { $to } { $n } das cartas usadas neste ataque
recover-hand = à mão
recover-deck_top = ao topo do deck de ação
op-stand = { $who_p ->
        [you] você
       *[other] { $who }
    } pode se levantar imediatamente
op-coin-heads = o grupo pode virar a moeda da sorte para cara
op-coin-tails = vire a moeda da sorte para coroa
op-move = { $must ->
        [yes] { $who_p ->
            [you] mova-se
           *[other] { $who } se move
        } { $n ->
            [one] 1 local
           *[other] com { $n } pontos de movimento
        }
       *[other] { $n ->
            [one] { $who_p ->
                [you] { $granted ->
                    [yes] mova-se
                   *[no] você pode se mover
                }
               *[other] { $who } pode se mover
            } 1 local
           *[other] { $who_p ->
                [you] mova-se
               *[other] { $who } pode se mover
            } com até { $n } pontos de movimento
        }
    }{ $way }
op-move-steps = { $who_p ->
        [you] mova-se
       *[other] { $who } se move
    } { $must ->
        [yes] { "" }
       *[other] até{" "}
    }{ $n } { $n ->
        [1] local
       *[other] locais
    }{ $way }
way-toward = { "" } em direção a { $of }
way-away = { "" } para longe de { $of }
way-to = { "" } e { $who_p ->
        [you] termine
       *[other] termina
    } { $in }
op-place = coloque { $who } { $to }
op-place-you = coloque-se { $to }
op-act = { $who_p ->
        [you] você
       *[other] { $who }
    } pode realizar { $n } { $n ->
        [1] ação
       *[other] ações
    }{ $kinds ->
        [any] { "" }
       *[other] {" "}({ $kinds })
    } imediatamente
act-attack = atacar
act-search = procurar
act-special = ação especial
act-any = qualquer
op-activate = { $who } é { $who_g ->
        [f] ativada
       *[other] ativado
    } imediatamente
op-spawn = coloque { $what }{ $from }{ $many ->
        [yes] {" "}separadamente
       *[other] { "" }
    } { $to }
count-of = { $n } { $noun }
from-pool = { "" } da zona de entrada
from-reserve = { "" } da reserva
from-box = { "" } da caixa
op-ambush = emboscada contra { $who }: { $what }{ $from }
ambush-reserve = { "" } (primeiro da reserva)
op-pool = mova { $what } de { $from } para { $to }
pool-pool = a zona de entrada
pool-reserve = a reserva
pool-box = a caixa
op-boss = o chefe entra em jogo { $in }
op-threat = avance o marcador de ameaça { $n } { $n ->
        [1] espaço
       *[other] espaços
    }
op-twist-draw = compre uma carta de ameaça
op-twist-suspend = 1 carta de ameaça em jogo fica sem efeito até o fim da rodada
op-twist-discard = descarte 1 carta de ameaça em jogo
op-peek-reorder = olhe { $n ->
        [1] a carta do topo
       *[other] as { $n } cartas do topo
    } de { $deck } e devolva-as em qualquer ordem
op-peek-bottom = olhe { $n ->
        [1] a carta do topo
       *[other] as { $n } cartas do topo
    } de { $deck } e devolva cada uma ao topo ou ao fundo
op-peek-draw_one = olhe { $n ->
        [1] a carta do topo
       *[other] as { $n } cartas do topo
    } de { $deck }, { $which ->
        [recon] resolva uma delas como se a tivesse encontrado
       *[other] compre uma delas
    } e devolva o resto em qualquer ordem
op-peek-set_top = olhe { $n ->
        [1] a carta do topo
       *[other] as { $n } cartas do topo
    } de { $deck }, embaralhe no deck todas menos uma e ponha essa no topo
deck-twist = o deck de ameaça
deck-recon = o deck de reconhecimento
deck-action = o seu deck de ação
op-spawn_token-down = vire para baixo o marcador de entrada de { $place }
op-spawn_token-up = vire para cima o marcador de entrada de { $place }: pode-se procurar ali de novo
op-spawn_token-closed = se o marcador de entrada de { $place } estiver virado para baixo, remova-o: nada mais entra ali
op-token-place = coloque { $tokens } { $to }
op-token-remove = remova { $tokens } de { $at }
op-token-remove-who = remova { $tokens } de { $who }
op-token-move = mova { $token } para { $at }
op-token-take = { $who_p ->
        [you] pegue
       *[other] { $who } pega
    } { $tokens }{ $at_p ->
        [none] { "" }
       *[other] {" "}{ $in }
    } e { $who_p ->
        [you] carregue-o
       *[other] o carrega
    }
op-token-drop = { $who_p ->
        [you] largue
       *[other] { $who } larga
    } { $tokens } no local
this-objective = este objetivo
op-intel = coloque { $n } { $n ->
        [1] marcador de informação
       *[other] marcadores de informação
    } em { $objective }
op-choose = { $who_p ->
        [you] escolha
       *[other] { $who } escolhe
    } uma opção: { $options }
option = ({ $letter }) { $text }
who-group = o grupo
op-pick = escolha { $who }
op-pick-by = { $by } escolhe { $who }
op-roll-attack = role 1 dado de ataque
op-roll-activation = role o dado de ativação
op-roll-spawn = role o dado de entrada
roll-symbol = com um símbolo de { $type }: { $text }
roll-face = com { $face }: { $text }
roll-number = com { $from }–{ $to }: { $text }
roll-one = com { $from }: { $text }
face-blank = a face em branco
face-move = o símbolo de movimento
face-special = o símbolo especial
op-when = se { $conds }: { $then }
op-otherwise = senão: { $text }
op-pay = { $who_p ->
        [you] você
       *[other] { $who }
    } pode { $cost }; se o fizer: { $then }
op-each = para { $who }: { $text }
op-each-chosen = escolha { $who }; para { $who_g ->
        [f] cada uma delas
       *[other] cada um deles
    }: { $text }
op-lasting = { $until }{ $times ->
        [0] { "" }
        [one] , uma vez
       *[other] , até { $times } vezes
    }, { $text }

## Cartas

card-attack = ataque do tipo { $type }: alcance { $range }, força { $strength }, bônus de acerto { $bonus }
card-tactical = resposta tática { $name }: { $text }
card-reaction = reação { $name }: { $text }
card-special = habilidade especial: { $text }
card-trait = atributo { $name }: { $text }
card-monster = { $rank } · { $family } · vida { $health } · velocidade { $speed }
card-monster-attack = ataque do tipo { $type }: alcance { $range }, força { $strength }
card-resist = resistência: { -fz-brawl } { $brawl }, { -fz-bullet } { $bullet }, { -fz-bomb } { $bomb }
card-power = marcadores de poder: { $n }
card-charges = { $n ->
        [1] 1 uso
       *[other] { $n } usos
    }
card-tokens = { $n ->
        [1] 1 marcador de especialista
       *[other] { $n } marcadores de especialista
    }
card-need = cumprido com { $n } { $n ->
        [1] marcador de informação
       *[other] marcadores de informação
    }
card-coin = ao ser cumprido, o grupo pode virar a moeda da sorte para cara
card-complete = ao ser cumprido: { $text }
card-thing = { $name } (pode ser atacado): vida { $health }
card-destroyed = ao ser destruído: { $text }
card-objective = objetivo { $name }
card-copies = { $n ->
        [1] 1 cópia
       *[other] { $n } cópias
    }
card-upgrade = carta de aprimoramento
card-basic = carta de ação
card-focus = carta de foco
card-event = carta de evento
card-discovery = carta de descoberta
card-item = achado
card-twist = carta de ameaça · { $family }
card-specialist = especialista · { $role }
card-specialist-card = carta de especialista · { $name }
card-hero = herói · { $role }
card-token = marcador · { $n } na caixa
card-speed = velocidade { $speed }, limite da mão { $hand }
card-weapon = arma: { $name }
card-responses = respostas táticas: { $names }
card-operation = { $operation }, ato { $act } · { $place }
card-entry = local inicial: { $place }
card-exit = local de saída: { $place }
card-no-exit = sem local de saída: a missão é vencida assim que todos os objetivos forem cumpridos
card-spawn-pool = zona de entrada (2/3/4 heróis): { $list }
card-reserve = reserva (2/3/4 heróis): { $list }
card-figures = { $name } { $two }/{ $three }/{ $four }
card-objectives = objetivos: { $list }
card-deck = deck de reconhecimento: { $discoveries } cartas de descoberta, { $events } cartas de evento
card-twists = cartas de ameaça: { $family }
card-entitlement = cada herói: { $focus ->
        [0] nenhuma carta
        [1] 1 carta
       *[other] { $focus } cartas
    } de foco, { $upgrades ->
        [0] nenhum conjunto
        [1] 1 conjunto
       *[other] { $upgrades } conjuntos
    } de aprimoramento
card-boss = chefe: { $name }, local “{ $place }”
card-required = função exigida: { $roles }
card-own-hero = só para { $name }
card-own-focus = carta de foco própria: { $name }
card-carry = os heróis podem carregar: { $list }
card-names = o marcador de { $token } representa { $name }
specialist-lore = ocultismo
specialist-psychic = paranormal
rank-minion = { -fz-minion }
rank-elite = { -fz-elite }
rank-boss = { -fz-boss }

## Fontes

source-published = publicada
source-original = criação própria
source-entry = fonte: { $source }
source-field = { $field }: { $source }
field-attack_type = tipo de ataque
field-code = código
field-coin = moeda da sorte
field-count = quantidade
field-effect = efeito
field-faces = faces
field-family = família
field-figures = miniaturas
field-line = fala
field-lower_name = nome da metade inferior
field-map = mapa
field-name = nome
field-need = marcadores de informação necessários
field-nickname = apelido
field-numbers = números
field-speed = velocidade
field-tactical = respostas táticas
field-weapon = arma
