# O texto das cartas, Habilidades, Estruturas e marcadores: um modelo para cada palavra da linguagem de efeitos.
#
# Como funcionam os substantivos, aqui e em play.ftl:
# * Lugares vêm com a preposição. $role: `in` (onde), `into` (onde se põe), `to` (para onde), `from`, `bare` (nenhuma).
#   $num é `one` ou `many`, para a concordância dos adjetivos com “Região” ou “Regiões”.
# * “Região”, “Unidade” e “Estrutura” são femininos, os marcadores masculinos: os modelos contam com isso.
# * Os Objetivos têm .the (com artigo) e .g; as Facções (names.ftl) têm .the, .dat, .gen e .g.
# Os modelos começam em minúscula e se escrevem sem contrações (“de o”, “em a”): o narrador cuida delas.

## Substantivos

faction-the = os { $name }
objective-control = { -ch-region-control }
    .the = o Controle de Região
    .g = m
objective-capture = { -ch-capture-prisoners }
    .the = a { -ch-capture-prisoners }
    .g = f
objective-attrition = { -ch-attrition }
    .the = o Atrito
    .g = m
action-move = Mover
action-recruit = Recrutar
action-build = Construir
action-draw = Comprar duas, ficar com uma
action-enable_scoring = Habilitar Pontuação
phase-1 = { -ch-event(num: "many") }
phase-2 = Compra de cartas
phase-3 = Ações
phase-4 = { -ch-battle(num: "many") }
phase-5 = { -ch-prisoner(num: "many") }
phase-6 = { -ch-scoring }
ring-centre = centro
ring-inner = Região interna
ring-middle = Região intermediária
ring-outer = Região externa
terrain-none = nenhum Terreno
piece-war_party = Grupo de Guerra dos Trogs
piece-nest = Ninho de Trogs
piece-exploration = { -ch-exploration-token }

## Construção de uma capacidade

and = { $a } e { $b }
or = { $a } ou { $b }
comma = { $a }, { $b }
semi = { $a }; { $b }
then = { $a }, depois { $b }
anyway = { $a }; em todo caso, { $b }
head = { $head }: { $text }
colon = lower
ifs = se { $conds }
if-then = se { $conds }, { $text }
wish = se quiser, { $text }
by-enemy = { $text } (o inimigo escolhe)
by-others = { $text } (os outros jogadores escolhem)
win-action = Ação
win-tactic = Batalha
win-activate = Ativar
win-entered = quando um inimigo tiver movido ou colocado Unidades aqui, antes de se decidir por Controle ou Batalha
win-battle_start = quando começa uma Batalha{ $here ->
        [yes] {" "}aqui
       *[other] { "" }
    }{ $rel }
win-deployed = em uma Batalha{ $here ->
        [yes] {" "}aqui
       *[other] { "" }
    }{ $rel }, depois que todas as Unidades forem colocadas
win-before_objectives = antes de resolver os Objetivos
win-after_control = logo após o Controle de Região
win-after_capture = logo após a { -ch-capture-prisoners }
win-after_attrition = logo após o Atrito
win-battle_end = ao fim desta Batalha
win-discard = quando esta carta é descartada
win-scoring = na hora da Pontuação
rel-fights = { "" } em que você luta
rel-third = { "" } em que você não luta
rel-attacker = { "" } em que você ataca
rel-defender = { "" } em que você defende

## Condições

cond-attacker = você for o Atacante
cond-defender = você for o Defensor
cond-fewer = você lutar com menos Unidades que o inimigo
cond-more = você lutar com mais Unidades que o inimigo
cond-won_control = você tiver vencido o Controle de Região
cond-lost_control = você tiver perdido o Controle de Região
cond-fights = você lutar aqui
cond-third = você não lutar aqui
cond-controls = você controlar esta Região
cond-players = houver { $list } jogadores
cond-have = você tiver uma Estrutura { $in }
cond-empty = você não tiver Unidades { $in }
cond-nothing = isso não tiver surtido efeito
cond-cmp = { $a } for { $op ->
        [least] pelo menos
        [most] no máximo
       *[equal] exatamente
    } { $b }

## Números

number-of = o número de { $things }
number-per = { $value } dividido por { $per }, arredondado para baixo
number-plus = { $value }, mais { $n }
number-max = { $value }, no máximo { $n }
x-note = { $text }; X é { $value }
things-regions = { $regions }
things-units = { $who ->
        [self] suas Unidades
        [both] Unidades dos dois lados
        [trogs] Unidades dos Trogs
       *[other] Unidades inimigas
    } { $in }
things-crystals = Cristais { $in }
things-cards = cartas { $who ->
        [self] na sua mão
       *[other] na mão do inimigo
    }
things-prisoners = Prisioneiros { $who ->
        [self] que você detém
       *[other] que o inimigo detém
    }
things-structures = suas Estruturas { $in }
things-paid = coisas pagas
things-done = coisas afetadas
things-icons = ícones de Recrutamento dessa carta

## Regiões

place = { $role ->
        [bare] { $it }
        [from] de { $it }
        [to] para { $it }
       *[in] em { $it }
    }
at-here = { $role ->
        [bare] esta Região
        [from] daqui
        [to] para esta Região
       *[in] aqui
    }
at-hq = { $role ->
        [bare] o seu QG
        [from] do seu QG
        [to] para o seu QG
       *[in] no seu QG
    }
at-bound = { $role ->
        [bare] essa Região
        [from] dessa Região
        [to] para essa Região
       *[in] nessa Região
    }
region = { $det ->
        [near] { $at ->
            [bound] essa Região
           *[here] esta Região
        } ou { $role ->
            [from] de uma
            [to] para uma
            [bare] uma
           *[in] em uma
        } { $noun } adjacente
        [near-some] { $at ->
            [bound] essa Região
           *[here] esta Região
        } e { $role ->
            [from] de as
            [to] para as
            [bare] as
           *[in] em as
        } { $nouns } adjacentes
        [this] { $at ->
            [bound] essa
           *[here] esta
        } { $noun }
        [every] cada { $noun }
        [some] { $nouns }
        [of] { $nouns }
       *[a] uma { $noun }
    }{ $post }
noun-region = { -ch-region }
noun-regions = { -ch-region(num: "many") }
noun-battle = { -ch-battle-region }
noun-battles = { -ch-battle-region(num: "many") }
pre-join = { $a } { $b }
or-hq = ou { $role ->
        [bare] o
        [from] do
        [to] para o
       *[in] no
    } seu QG{ $near ->
        [yes] {" "}(se for adjacente)
       *[no] { "" }
    }
also-hq = { "" } (QGs inclusive)
also-battle = { "" } (inclusive Regiões de Batalha)
also-battle-only = { "" } (inclusive Regiões de Batalha, mas não QGs)
also-no-hq = { "" } (exceto QGs)
also-both = { "" } (inclusive Regiões de Batalha e o seu QG)
each-most = { "" } (no máximo { $n } por Região)
control-order = last
company-order = anchored
f-control-self = sob o seu Controle
f-control-self-pre = { "" }
f-control-enemy = controlada{ $num ->
        [many] s
       *[one] { "" }
    } por um oponente
f-control-enemy-pre = { "" }
f-control-none = não { $num ->
        [many] controladas
       *[one] controlada
    }
f-control-none-pre = { "" }
f-control-not_self = fora do seu Controle
f-control-not_self-pre = { "" }
f-free = { $num ->
        [many] desocupadas
       *[one] desocupada
    }
f-free-pre = { "" }
f-fight = em que você luta
f-terrain = { $card ->
        [yes] desse Terreno
       *[no] de { $list }
    }
f-terrain-pre = { "" }
anchor-hq = o seu QG
anchor-bound = essa
anchor-own_units = as suas Unidades
anchor-own_regions = uma Região sob o seu Controle
anchor-caverns = as Cavernas do Mundo
f-adj = { $num ->
        [many] adjacentes
       *[one] adjacente
    }{ $at ->
        [here] { "" }
        [hq] {" "}ao seu QG
        [own_units] {" "}às suas Unidades
        [caverns] {" "}às Cavernas do Mundo
       *[other] {" "}a { $anchor }
    }
f-adj-pre = { "" }
f-near = que contenha as suas Unidades ou seja adjacente a elas
f-dist = { $min ->
        [0] a até { $max } { $max ->
            [one] { -ch-region }
           *[other] { -ch-region(num: "many") }
        }
       *[other] a { $min } ou { $max } Regiões
    }{ $at ->
        [here] {" "}de distância
       *[other] {" "}de { $anchor }
    }
f-dist-pre = { "" }
with = com { $list }
without = sem { $list }
w-own = { $n ->
        [one] Unidades suas
       *[other] pelo menos { $n } Unidades suas
    }
w-foes = { $n ->
        [one] Unidades inimigas
       *[other] pelo menos { $n } Unidades inimigas
    }
w-foes-most = no máximo { $n } { $n ->
        [one] Unidade inimiga
       *[other] Unidades inimigas
    }
w-foes-exactly = exatamente { $n } { $n ->
        [one] Unidade inimiga
       *[other] Unidades inimigas
    }
w-units = Unidades
w-token = um { $token }
w-structure = { $type ->
        [own] uma das suas Estruturas
       *[other] a Estrutura { $name }
    }
w-crystals = pelo menos { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
wo-foes = Unidades inimigas
wo-token = { $token }
wo-structure = { $type ->
        [own] Estruturas suas
       *[other] a Estrutura { $name }
    }
tok-trog = { $many ->
        [yes] marcadores de Trogs
       *[no] marcador de Trogs
    }
tok-nest = { $many ->
        [yes] { -ch-nest(num: "many") }
       *[no] { -ch-nest }
    }
tok-war_party = { $many ->
        [yes] { -ch-war-party(num: "many") }
       *[no] { -ch-war-party }
    }
tok-exploration = { $many ->
        [yes] { -ch-exploration-token(num: "many") }
       *[no] { -ch-exploration-token }
    }
tok-named = { $many ->
        [yes] marcadores
       *[no] marcador
    } de { $name }

## Objetivos

on = { $role ->
        [bare] { $it }
        [from] de { $it }
        [to] para { $it }
       *[in] em { $it }
    }
spot-any = { $role ->
        [from] de um Objetivo
        [to] para um Objetivo
       *[in] em um Objetivo
    }
spot-all = { $role ->
        [from] desta Batalha
       *[in] nesta Batalha
    }
spot-all-from = de quaisquer Objetivos
spot-other = { $role ->
        [from] de outro Objetivo
        [to] para outro Objetivo
       *[in] em outro Objetivo
    }
spot-bound = { $role ->
        [from] desse Objetivo
        [to] para esse Objetivo
       *[in] nesse Objetivo
    }
spot-mine = { $role ->
        [from] de
        [to] para
       *[in] em
    } um Objetivo onde você tem Unidades
spot-ahead = { $role ->
        [from] de
        [to] para
       *[in] em
    } um Objetivo onde você tem mais Unidades que o inimigo
spot-crowd = { $role ->
        [from] de
        [to] para
       *[in] em
    } um Objetivo onde { $who ->
        [self] você tem
       *[other] o inimigo tem
    } 2 ou mais Unidades
spot-empty = { $role ->
        [from] de
        [to] para
       *[in] em
    } um Objetivo onde você não tem Unidades
aim-choose = um Objetivo à sua escolha

## Reservas

pool-reserve = { $role ->
        [from] { $who ->
            [self] da sua Reserva
           *[other] da Reserva
        }
       *[to] { $who ->
            [self] para a sua Reserva
           *[other] para a Reserva
        }
    }
pool-supply = { $role ->
        [from] do estoque
       *[to] para o estoque
    }
pool-store = { $role ->
        [from] do seu depósito
       *[to] para o seu depósito
    }

## Unidades

units = { $who ->
        [self] { $q ->
            [any] quantas Unidades suas quiser
            [all] todas as suas Unidades
            [upto] até { $n } das suas Unidades
           *[num] { $n } das suas Unidades
        }
        [both] { $q ->
            [any] quantas Unidades dos dois lados quiser
            [all] todas as Unidades dos dois lados
            [upto] até { $n } Unidades de cada lado
           *[num] { $n } { $many ->
                [yes] Unidades de cada lado
               *[no] Unidade de cada lado
            }
        }
        [mover] { $q ->
            [all] todas as Unidades que entraram
            [upto] até { $n } das Unidades que entraram
           *[num] { $n } das Unidades que entraram
        }
       *[enemy] { $q ->
            [any] quantas{" "}
            [all] todas as{" "}
            [upto] até { $n }{" "}
           *[num] { $n }{" "}
        }{ $many ->
            [yes] { -ch-unit(num: "many") }
           *[no] { -ch-unit }
        }{ $who ->
            [trogs] {" "}dos Trogs
            [owner] { "" }
           *[enemy] { $many ->
                [yes] {" "}inimigas
               *[no] {" "}inimiga
            }
        }{ $q ->
            [any] {" "}quiser
           *[num] { "" }
        }
    }
op-place-units = coloque { $upto ->
        [yes] até { $n }
       *[no] { $n }
    } { $many ->
        [yes] { -ch-unit(num: "many") }
       *[no] { -ch-unit }
    } { $who ->
        [trogs] dos Trogs, da Reserva deles,
        [enemy] do inimigo, da Reserva dele,
        [both] de cada lado, da sua Reserva,
        [all] de cada jogador, da sua Reserva,
        [others] de cada outro jogador, da sua Reserva,
       *[self] da sua Reserva
    } { $to }
op-move-units = mova { $units } { $from }{ $each ->
        [yes] , cada uma
       *[no] { "" }
    } { $to }
op-join-units = mova { $units } { $from } para esta Batalha
op-kill-units = mate { $units } { $in }{ $vp ->
        [0] { "" }
       *[other] {" "}e ganhe { $vp } PV{ $many ->
            [yes] {" "}por Unidade
           *[no] { "" }
        }
    }
op-withdraw-units = devolva { $who ->
        [self] à sua Reserva
        [enemy] à Reserva do inimigo
       *[other] à Reserva
    } { $units } { $in }
op-capture-units = capture { $units } { $in }
op-release = { $whose ->
        [self] recupere { $n } das suas Unidades capturadas, de quem a tiver, sem pagar
       *[other] devolva { $n } { $many ->
            [yes] Prisioneiros que você detém à Reserva dos donos
           *[no] Prisioneiro que você detém à Reserva do dono
        }
    }

## Batalha

for = { $who ->
        [self] para você
        [both] para os dois lados
       *[other] para o inimigo
    }
op-strength = { $more ->
        [yes] mais { $amount }
       *[no] { $amount }
    } { $for } { $on }
op-ties = { $who ->
        [self] você vence
        [both] os dois lados vencem
       *[other] o inimigo vence
    } empates { $on }
op-order-reverse = resolva os Objetivos na ordem inversa
op-order-first = { $choose ->
        [yes] escolha o Objetivo que é resolvido primeiro
       *[no] resolva primeiro { $it }
    }
op-reward-win = se { $who ->
        [self] você vencer { $it }, ganhe { $vp } PV a mais
       *[other] o inimigo vencer { $it }, ele ganha { $vp } PV a mais
    }
op-reward-kill = { $who ->
        [self] você ganha { $vp } PV a mais por Unidade que matar
       *[other] o inimigo ganha { $vp } PV a mais por Unidade que matar
    } no Atrito{ $max ->
        [0] { "" }
       *[other] {" "}(no máximo { $max } a mais)
    }
op-protect = { $units } { $in } { $many ->
        [yes] ficam protegidas
       *[no] fica protegida
    } contra { $from ->
        [kill] morte
        [capture] captura
       *[both] morte e captura
    }{ $all ->
        [yes] { "" }
       *[no] {" "}nesta Batalha
    }
op-retreat-reserve = { $who ->
        [self] se você perder o Controle de Região, as suas Unidades sobreviventes vão
       *[other] se o inimigo perder o Controle de Região, as Unidades sobreviventes dele vão
    } para a Reserva em vez de recuar
op-retreat = { $who ->
        [self] se você perder o Controle de Região, as suas Unidades podem recuar
       *[other] se o inimigo perder o Controle de Região, as Unidades dele só podem recuar
    } { $to }
cannot = { $who ->
        [self] você não pode
        [both] nenhum dos lados pode
        [all] nenhum jogador pode
        [others] nenhum outro jogador pode
        [trogs] os Trogs não podem
        [mover] o jogador que entrou não pode
       *[other] o inimigo não pode
    }
during = { $until },{" "}
until-battle = pelo resto desta Batalha
until-turn = neste turno
until-round = nesta Rodada
until-next_scoring = até a próxima Pontuação
until-control_lost = até perder o Controle
until-source = { "" }
op-forbid-tactics = { $cannot } jogar outras cartas de Tática{ $until }
op-forbid-terrain_tactics = { $cannot } jogar Táticas de Terreno{ $until }
op-forbid-shift = { $cannot } mover Unidades entre Objetivos{ $until }
op-forbid-enter = { $cannot } fazer Unidades entrarem { $to }{ $until }

## Cartas

cards = { $n } { $many ->
        [yes] cartas
       *[no] carta
    }
deck = { $deck ->
        [terrain] {" "}de um baralho de Terreno à sua escolha
        [own_or_terrain] {" "}do seu baralho ou de um baralho de Terreno
       *[own] { "" }
    }
op-draw = { $who ->
        [self] compre { $cards }{ $deck }
        [enemy] o inimigo compra { $cards }
       *[other] cada jogador compra { $cards }
    }
op-draw-keep = compre { $cards }{ $deck }, fique com { $keep } e embaralhe as outras de volta
op-draw-store = compre { $cards }{ $deck } e guarde-{ $many ->
        [yes] as aqui, viradas
       *[no] a aqui, virada
    } para baixo{ $capacity ->
        [0] { "" }
       *[other] {" "}(no máximo { $capacity } ao todo)
    }; em uma Batalha no Terreno da carta, você pode jogar uma carta guardada como Tática; depois ela vai para o fundo do baralho de origem
op-discard = { $who ->
        [self] descarte { $n } { $many ->
            [yes] cartas
           *[no] carta
        }{ $terrain ->
            [yes] {" "}de Terreno
           *[no] { "" }
        }
       *[other] o inimigo descarta { $more ->
            [yes] mais{" "}
           *[no] { "" }
        }{ $n } { $many ->
            [yes] cartas
           *[no] carta
        }{ $terrain ->
            [yes] {" "}de Terreno
           *[no] { "" }
        } à escolha dele
    }
op-recover = devolva à mão { $other ->
        [yes] { $many ->
            [yes] { $n } outras cartas
           *[no] { $n } outra carta
        }
       *[no] { $many ->
            [yes] { $n } cartas
           *[no] { $n } carta
        }
    } da sua pilha de descarte
op-peek-hand = olhe a mão do inimigo
op-peek-tokens = olhe os marcadores virados para baixo { $in }

## Pontos, Cristais, Pontuação

op-gain-vp = { $who ->
        [self] ganhe { $n } PV
        [enemy] o inimigo ganha { $n } PV
       *[other] cada jogador ganha { $n } PV
    }
op-lose-vp = { $who ->
        [self] perca { $n } PV
        [enemy] o inimigo perde { $n } PV
       *[other] cada jogador perde { $n } PV
    }
crystals = { $upto ->
        [yes] até { $n }
       *[no] { $n }
    } { $many ->
        [yes] { -ch-crystal(num: "many") }
       *[no] { -ch-crystal }
    }
op-crystals-spend = gaste { $n } { $many ->
        [yes] { -ch-crystal(num: "many") }
       *[no] { -ch-crystal }
    } do seu depósito
op-crystals-take = leve { $crystals } { $from } para o seu depósito
op-crystals-place = coloque { $crystals } { $to }
op-crystals-remove = devolva ao estoque { $crystals } { $from }
op-crystals-move = mova { $crystals } { $from } { $to }
op-scoring = { $at } vale { $vp } PV a mais na próxima Pontuação para quem a controlar então
op-enable_scoring = habilite a Pontuação

## Controle, Estruturas, marcadores

op-take-control = tome o Controle de { $at }
op-drop-control = remova { $who ->
        [self] o seu marcador de Controle
       *[other] o marcador de Controle do inimigo
    } { $from }
op-put-structure = coloque sem pagar { $type ->
        [any] uma das suas Estruturas
       *[one] a Estrutura { $name }
    }{ $max ->
        [0] { "" }
       *[other] {" "}com custo de construção de até { $max }
    } { $into }
structures = { $upto ->
        [yes] até { $n } das suas Estruturas
       *[no] { $many ->
            [yes] { $n } das suas Estruturas
           *[no] uma das suas Estruturas
        }
    }
op-move-structures = mova { $structures } { $from }{ $each ->
        [yes] , cada uma
       *[no] { "" }
    } { $to }
op-move-structures-any = mova { $structures }{ $each ->
        [yes] , cada uma
       *[no] { "" }
    } { $to }
op-remove-structure = remova { $who ->
        [self] { $structures }
       *[other] { $many ->
            [yes] { $n } Estruturas inimigas
           *[no] uma Estrutura inimiga
        }
    } { $from }
op-remove-this = remova a Estrutura { $name } { $from }
op-activate = ative sem pagar { $structures } { $in }
op-activate-moved = ative sem pagar { $structures } em uma Região para onde moveu uma
op-activate-any = ative { $structures } sem pagar
tokens = { $upto ->
        [yes] até { $n } { $token }
       *[no] { $many ->
            [yes] { $n } { $token }
           *[no] um { $token }
        }
    }
op-put-token = coloque { $tokens } { $into }
op-put-token-down = coloque { $tokens } virado para baixo { $into }
op-move-tokens = mova sem revelar { $tokens } { $from }{ $each ->
        [yes] , cada um
       *[no] { "" }
    } { $to }
op-move-tokens-any = mova sem revelar { $tokens }{ $each ->
        [yes] , cada um
       *[no] { "" }
    } { $to }
op-remove-tokens = remova { $tokens } { $from }
op-return-token = devolva o marcador
op-resolve = revele e resolva { $tokens } { $in }
op-resolve-supply = compre { $tokens } do estoque e resolva-{ $many ->
        [yes] os
       *[no] o
    } { $in }

## Ritmo e regras duradouras

op-points-move = ganhe { $n } { $many ->
        [yes] Pontos
       *[no] Ponto
    } de Movimento
op-points-recruit = ganhe { $n } { $many ->
        [yes] Pontos
       *[no] Ponto
    } de Recrutamento
op-points-build = ganhe { $n } { $many ->
        [yes] Pontos
       *[no] Ponto
    } de Construção
op-mod-points = { $during }{ $who ->
        [self] a sua Ação
       *[other] cada Ação
    } de { $kind ->
        [move] Movimento
        [recruit] Recrutamento
       *[build] Construção
    }{ $who ->
        [self] { "" }
        [all] { "" }
       *[other] {" "}dos outros jogadores
    }{ $per ->
        [card] { "" }
       *[action] {" "}com pelo menos uma carta
    } recebe { $n } { $many ->
        [yes] Pontos
       *[no] Ponto
    } de { $kind ->
        [move] Movimento
        [recruit] Recrutamento
       *[build] Construção
    } a mais{ $per ->
        [card] {" "}por carta descartada
       *[action] { "" }
    }
op-initiative = escolha a sua posição na Trilha de Iniciativa Seguinte
op-ready = prepare { $many ->
        [yes] { $n } das suas Habilidades
       *[no] uma das suas Habilidades
    }
op-link = { $during }estas Regiões são adjacentes entre si para { $who ->
        [self] as suas Unidades
       *[other] as Unidades de todos os jogadores
    }: { $at }
op-site = você também pode recrutar { $in } enquanto controlar a Região e não houver nela Unidade inimiga
op-choose = escolha uma opção: { $options }
option = ({ $letter }) { $text }
op-each = { $who ->
        [others] cada outro jogador
       *[all] cada jogador
    }, na ordem de Iniciativa: { $text }

## Cartas inteiras

icons-move = Movimento { $n }
icons-recruit = Recrutamento { $n }
icons-build = Construção { $n }
icons-none = sem ícones
bonus-draw_each = bônus: compre 1 carta por carta com este símbolo
bonus-draw_one = bônus: compre 1 carta (uma vez por Ação)
bonus-vp = bônus: ganhe 1 PV
bonus-initiative = bônus: escolha a sua posição na Trilha de Iniciativa Seguinte
kind-faction-card = carta de Tática · { $faction }
kind-terrain-card = Tática de Terreno · { $terrain }
kind-skill = Habilidade · { $faction }
kind-skill-default = Habilidade Padrão · { $faction }
kind-skill-extra = Habilidade extra · { $faction }
kind-skill-extra-default = Habilidade Padrão extra · { $faction }
kind-structure = Estrutura · { $faction } · { $n } marcadores
kind-named = marcador · { $faction } · { $n }
kind-event = marcador de Evento
kind-piece = { $piece } · { $n }
kind-region = { $ring } · { $terrain }
kind-region-plain = { $ring }
kind-faction = { -ch-faction }
kind-terrain = baralho de Terreno · { $n } cartas
kind-board = tabuleiro
kind-level = nível de Habilidades
kind-rounds = duração da partida
kind-handicap = compensação
cost-build = Construção { $cost }
cost-activate = Ativação { $cost }
line-units = { $units } { $units ->
        [one] Unidade dos Trogs
       *[other] Unidades dos Trogs
    }{ $crystals ->
        [0] { "" }
        [one] , { $crystals } Cristal
       *[other] , { $crystals } Cristais
    }
line-falls = o marcador volta ao estoque assim que você não controlar a Região dele nem tiver Unidades nela
line-returns = devolva o marcador ao fim da Rodada
line-pieces = { $units } Unidades, { $start } delas no início; { $control } marcadores de Controle, { $skills } { $skills ->
        [one] marcador de Habilidade
       *[other] marcadores de Habilidade
    }
line-half = os Cristais valem metade dos PV, com o total arredondado para cima uma só vez
line-store = tem um depósito de Cristais
line-count = só com { $list } jogadores
line-list-structures = Estruturas: { $list }
line-list-skills = Habilidades: { $list }
line-crystals = { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
line-icon = { $piece }{ $list ->
        [all] { "" }
       *[other] {" "}(com { $list } jogadores)
    }
line-tunnel = Túnel
line-hq-player = pode ser o QG de um jogador
line-hq-trog = QG dos Trogs com 4 jogadores
line-arrow = seta para “{ $region }”
line-neighbours = Regiões adjacentes: { $list }
line-skills-random = a Habilidade Padrão e { $n } { $n ->
        [one] sorteada
       *[other] sorteadas
    }
line-skills-none = só a Habilidade Padrão
line-skills-drafted = a Habilidade Padrão e { $n } escolhidas
line-spots = Locais de Evento: { $list }
line-fixed = passar por um Local de Evento não move marcadores: sempre cinco Rodadas
line-start-plus = cada jogador começa com { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } a mais
line-actions = { $n } Ações por Rodada
line-cards = { $n } cartas compradas por Rodada
line-random-plus = { $n } { $n ->
        [one] Habilidade sorteada
       *[other] Habilidades sorteadas
    } a mais
line-start-vp = começa com { $n } PV
quote = “{ $name }”
source-published = publicado
source-original = criação nossa
source-some = publicado: { $list }; o resto é criação nossa
