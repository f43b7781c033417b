//! Reading the table: what is where, how far, and what is open.

use super::*;
use crate::{options::*, rules::*};
use kernel::marks::cite;

impl World {
    pub fn mission(&self) -> Mission {
        self.mission
    }
    pub fn keys(&self) -> &Keys {
        &self.keys
    }
    /// The seats, one for each hero.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats.into())
    }
    pub fn people(&self) -> u8 {
        self.people
    }
    pub fn round(&self) -> u16 {
        self.round
    }
    pub fn phase(&self) -> Phase {
        self.phase
    }
    /// The seat that holds the start player token.
    pub fn start_player(&self) -> Seat {
        self.start
    }
    pub fn coin(&self) -> CoinSide {
        self.coin
    }
    pub fn threat(&self) -> u8 {
        self.threat
    }
    /// Spaces of the threat track on which the token has been, one bit each.
    pub fn spaces_been(&self) -> u16 {
        self.been
    }
    pub fn twists_drawn(&self) -> u8 {
        self.twists_drawn
    }
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
    pub fn hero_of(&self, seat: Seat) -> Option<Hero> {
        self.heroes[seat.index()].hero
    }
    pub fn is_down(&self, seat: Seat) -> bool {
        self.heroes[seat.index()].down
    }
    pub fn hand(&self, seat: Seat) -> Cards {
        self.heroes[seat.index()].hand
    }
    pub fn hand_len(&self, seat: Seat) -> usize {
        self.heroes[seat.index()].hand.len() as usize
    }
    pub fn discard_pile(&self, seat: Seat) -> Cards {
        self.heroes[seat.index()].discard
    }
    pub fn playing(&self, seat: Seat) -> Cards {
        self.heroes[seat.index()].playing
    }
    pub fn deck(&self, seat: Seat) -> &[Card] {
        &self.heroes[seat.index()].deck
    }
    /// How many action cards the seat has in all.
    pub fn set_size(&self, seat: Seat) -> usize {
        self.heroes[seat.index()].size as usize
    }
    /// The design of a seat's card.
    pub fn design(&self, seat: Seat, card: Card) -> Action {
        self.heroes[seat.index()].cards[card.index()]
    }
    pub fn focuses(&self, seat: Seat) -> &[Focus] {
        &self.heroes[seat.index()].focuses
    }
    pub fn items(&self, seat: Seat) -> &[Item] {
        &self.heroes[seat.index()].items
    }
    pub fn upgrades(&self, seat: Seat) -> &[Action] {
        &self.heroes[seat.index()].upgrades
    }
    pub fn specialist_at(&self, which: usize) -> Place {
        self.specialists[which]
    }
    pub fn specialist_card(&self, which: usize) -> SpecialistState {
        self.specialist_cards[which]
    }
    pub fn monsters(&self) -> &[MonsterFigure] {
        &self.monsters
    }
    pub fn monster(&self, figure: Figure) -> Option<&MonsterFigure> {
        self.monsters.get(figure.monster_slot()?)
    }
    pub fn spawns(&self) -> &[SpawnToken; SPAWNS] {
        &self.spawns
    }
    pub fn token(&self, slot: usize) -> Option<Token> {
        self.tokens.get(slot).copied().flatten()
    }
    /// Tokens on the board and on heroes, with their slots.
    pub fn tokens(&self) -> impl Iterator<Item = (usize, Token)> + '_ {
        let slots = kernel::bits(self.token_slots.into()).map(usize::from);
        slots.filter_map(|slot| self.tokens[slot].map(|token| (slot, token)))
    }
    pub fn intel(&self, nth: usize) -> u8 {
        self.intel[nth]
    }
    pub fn is_complete(&self, nth: usize) -> bool {
        self.done >> nth & 1 == 1
    }
    pub fn twist_deck(&self) -> &[Twist] {
        &self.twist_deck
    }
    pub fn twists(&self) -> &[TwistInPlay] {
        &self.twists
    }
    pub fn recon_deck(&self) -> &[Recon] {
        &self.recon_deck
    }
    pub fn turn(&self) -> &Turn {
        &self.turn
    }
    pub fn responded(&self) -> Option<Seat> {
        self.responded
    }
    pub fn boss_beaten(&self) -> bool {
        self.boss_beaten
    }
    pub fn lasting(&self) -> impl Iterator<Item = (usize, &Lasting)> + '_ {
        self.lasting.iter().enumerate().filter_map(|(slot, l)| l.as_ref().map(|l| (slot, l)))
    }
    pub fn lasting_in(&self, slot: usize) -> Option<&Lasting> {
        self.lasting.get(slot)?.as_ref()
    }
    /// The card behind a holder that may soon be gone: an effect that ends with its use, a find that is used up.
    pub fn card_behind(&self, holder: Holder) -> Holder {
        match holder {
            Holder::Lasting(slot) => match self.lasting_in(slot as usize).map(|lasting| lasting.from) {
                None | Some(Holder::Lasting(_)) => holder,
                Some(from) => self.card_behind(from),
            },
            Holder::Item(seat, slot) => {
                let item = self.heroes.get(seat.index()).and_then(|hero| hero.items.get(slot as usize));
                item.map_or(holder, |item| Holder::Recon(item.card))
            }
            _ => holder,
        }
    }
    pub fn began(&self) -> u16 {
        self.began
    }
    pub fn in_play(&self) -> &[InPlay] {
        &self.in_play
    }
    /// The abilities in play that belong to one window.
    pub fn in_window(&self, window: Window) -> &[InPlay] {
        let nth = window as usize;
        &self.in_play[self.first[nth] as usize..self.first[nth + 1] as usize]
    }
    pub fn always(&self) -> &[Continuous] {
        &self.always
    }
    pub fn uses(&self) -> &[Used] {
        &self.uses
    }
    /// The attack under way, the innermost.
    pub fn attack(&self) -> Option<&Attack> {
        self.attacks.last()
    }
    pub fn attacks(&self) -> &[Attack] {
        &self.attacks
    }
    pub fn activation(&self) -> Option<&Activation> {
        self.activations.last()
    }
    pub fn activations(&self) -> &[Activation] {
        &self.activations
    }
    pub fn harms(&self) -> &[Harm] {
        &self.harms
    }
    pub fn harm(&self) -> Option<&Harm> {
        self.harms.last()
    }
    pub fn in_ambush(&self) -> bool {
        self.ambushes > 0
    }
    pub fn is_quiet(&self) -> bool {
        self.quiet > 0
    }
    pub fn in_reaction_attack(&self) -> bool {
        self.reaction_attacks > 0
    }
    pub fn search_stopped(&self) -> bool {
        self.search_stopped
    }
    pub fn spawn_stopped(&self) -> bool {
        self.spawn_stopped
    }
    pub fn stopped(&self) -> Figures {
        self.stopped
    }
    /// Cards of a seat's set whose reaction belongs to the window.
    pub fn reactions(&self, seat: Seat, window: Window) -> Cards {
        self.heroes[seat.index()].hand.and(self.reacts[seat.index()][window as usize])
    }
    /// Whether an effect ever put a token of the kind on a hero.
    pub fn was_taken(&self, kind: TokenKind) -> bool {
        self.taken_kinds >> kind.0 & 1 == 1
    }
}

/// Figures, places and distances.
impl World {
    pub fn board<'p>(&self, pack: &'p Pack) -> &'p Board {
        &pack.mission(self.mission).board
    }
    pub fn hero_at(&self, seat: Seat) -> Place {
        self.heroes[seat.index()].at
    }
    /// An active hero is one who is not knocked down (FZ-TERM-09).
    pub fn is_active(&self, seat: Seat) -> bool {
        cite(FZ_TERM_09);
        cite(FZ_DOWN_04);
        seat.0 < self.seats && !self.heroes[seat.index()].down
    }
    pub fn is_active_figure(&self, figure: Figure) -> bool {
        figure.seat().is_some_and(|s| self.is_active(s))
    }
    pub fn active_heroes(&self) -> Figures {
        self.seats().filter(|s| self.is_active(*s)).map(Figure::hero).collect()
    }
    /// Where a figure or thing is; none if it is not on the board.
    pub fn place_of(&self, figure: Figure) -> Option<Place> {
        if let Some(seat) = figure.seat() {
            return Some(self.heroes[seat.index()].at);
        }
        if let Some(which) = figure.specialist_slot() {
            return Some(self.specialists[which]);
        }
        if let Some(slot) = figure.thing_slot() {
            return match self.token(slot)?.on {
                TokenOn::Board(place) => Some(place),
                TokenOn::Hero(_) => None,
            };
        }
        self.monster(figure)?.at
    }
    pub fn on_board(&self) -> Figures {
        let mut set = 0u32;
        for (slot, monster) in self.monsters.iter().enumerate() {
            set |= u32::from(monster.at.is_some()) << (slot + 6);
        }
        Figures(set)
    }
    pub fn monsters_at(&self, place: Place) -> Figures {
        let mut set = 0u32;
        for (slot, monster) in self.monsters.iter().enumerate() {
            set |= u32::from(monster.at == Some(place)) << (slot + 6);
        }
        Figures(set)
    }
    pub fn active_at(&self, place: Place) -> Figures {
        let mut set = 0u32;
        for seat in self.seats() {
            let hero = &self.heroes[seat.index()];
            set |= u32::from(hero.at == place && !hero.down) << seat.0;
        }
        Figures(set)
    }
    pub fn heroes_at(&self, place: Place) -> Figures {
        self.seats().filter(|s| self.heroes[s.index()].at == place).map(Figure::hero).collect()
    }
    pub fn specialists_at(&self, place: Place) -> Figures {
        (0..2).filter(|s| self.specialists[*s] == place).map(Figure::specialist).collect()
    }
    pub fn tokens_at(&self, place: Place, kind: TokenKind) -> usize {
        self.tokens().filter(|(_, t)| t.kind == kind && t.on == TokenOn::Board(place)).count()
    }
    /// The token a hero carries; a hero carries at most one.
    pub fn carried(&self, seat: Seat) -> Option<usize> {
        self.tokens().find(|(_, t)| t.on == TokenOn::Hero(seat)).map(|(slot, _)| slot)
    }
    /// The thing card that makes a token attackable, and its token kind.
    pub fn thing_kind(&self, figure: Figure) -> Option<TokenKind> {
        Some(self.token(figure.thing_slot()?)?.kind)
    }
    pub fn thing_card<'p>(&self, pack: &'p Pack, kind: TokenKind) -> Option<(Objective, &'p Thing)> {
        pack.mission(self.mission)
            .objectives
            .iter()
            .find_map(|o| pack.objective(*o).thing.as_ref().filter(|t| t.token == kind).map(|t| (*o, t)))
    }
    /// Things on the board that can be attacked.
    pub fn things<'a>(&'a self, pack: &'a Pack) -> impl Iterator<Item = (Figure, Place)> + 'a {
        self.tokens().filter_map(|(slot, token)| match token.on {
            TokenOn::Board(place) if self.thing_card(pack, token.kind).is_some() => {
                // Tokens with a `thing` are attacked like monsters (FZ-SPATK-01); no other target is (FZ-SPATK-04).
                cite(FZ_SPATK_01);
                cite(FZ_SPATK_04);
                // They are no figures: they stop neither searching nor leaving (FZ-TERM-23).
                cite(FZ_TERM_23);
                Some((Figure::thing(slot), place))
            }
            _ => None,
        })
    }
    pub fn distance(&self, pack: &Pack, from: Place, to: Place) -> u8 {
        // Connected steps through doors and around corners; terrain and figures neither lengthen nor block (FZ-RANGE-02..04).
        cite(FZ_TERM_07);
        cite(FZ_RANGE_02);
        cite(FZ_RANGE_03);
        cite(FZ_RANGE_04);
        self.board(pack).distance[from.index()][to.index()]
    }
    /// Whether an attack of this range reaches (FZ-RANGE-01), by the range model of the table (D-15).
    pub fn in_range(&self, pack: &Pack, from: Place, to: Place, range: u8) -> bool {
        cite(FZ_RANGE_01);
        cite(FZ_ATK_17);
        if self.keys.range_model == RangeModel::PathNoWallBetweenNeighbours {
            let board = self.board(pack);
            if board.touching[from.index()].has(to) && !board.connected[from.index()].has(to) {
                return false;
            }
        }
        self.distance(pack, from, to) <= range
    }
    /// Seats from the holder of the start player token clockwise (FZ-TERM-12).
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        cite(FZ_TERM_12);
        let (seats, start) = (self.seats(), self.start.index());
        seats.clone().chain(seats.clone()).skip(start).take(seats.len())
    }
    /// Seats clockwise from the left of one, ending with it (FZ-REAC-10).
    pub fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats();
        seats.clone().chain(seats.clone()).skip(seat.index() + 1).take(seats.len())
    }
    pub fn objective_nth(&self, pack: &Pack, objective: Objective) -> Option<usize> {
        pack.mission(self.mission).objectives.iter().position(|o| *o == objective)
    }
    /// The boss while it is on the board.
    pub fn boss(&self, pack: &Pack) -> Option<Figure> {
        self.on_board().iter().find(|f| self.rank_of(pack, *f) == Some(Rank::Boss))
    }
    pub fn rank_of(&self, pack: &Pack, figure: Figure) -> Option<Rank> {
        self.monster(figure).map(|m| pack.monster(m.kind).rank)
    }
}

/// What the rules make of it.
impl World {
    /// A hero who may neither move nor act until freed.
    pub fn is_pinned(&self, seat: Seat) -> bool {
        self.pinned.has(seat)
    }
    /// A spawn point with an active hero and no monster (FZ-SPAWN-04), or one an effect secures.
    pub fn is_secured(&self, pack: &Pack, place: Place) -> bool {
        cite(FZ_SPAWN_04);
        cite(FZ_SPAWN_06);
        // Neither the fallen nor specialists secure anything (FZ-DOWN-10, FZ-SPEC-10).
        cite(FZ_DOWN_10);
        cite(FZ_SPEC_10);
        let guard = self.active_at(place).iter().any(|f| !self.flag(pack, f, Flag::Unsecured));
        let clear =
            self.keys.secured_needs_no_monster == SecuredNeedsNoMonster::False || self.monsters_at(place).is_empty();
        guard && clear || self.secured_by_effect(pack, place)
    }
    /// The spawn token of a place; closed ones are gone.
    pub fn spawn_at(&self, place: Place) -> Option<SpawnToken> {
        self.spawns.iter().copied().find(|s| s.place == place && s.side != SpawnSide::Closed)
    }
    /// Whether any spawn point is open and, for monsters, not secured.
    pub fn spawn_possible(&self, pack: &Pack, for_monster: bool) -> bool {
        self.spawns.iter().any(|s| s.side != SpawnSide::Closed && !(for_monster && self.is_secured(pack, s.place)))
    }
    /// Whether the exit is full: all heroes at one time (FZ-END-02).
    pub fn all_at_exit(&self, exit: Place) -> bool {
        // A hero lying there counts as arrived (FZ-END-04), unless the table says otherwise (EC-35).
        cite(FZ_END_04);
        let heroes = self.seats().all(|s| {
            self.heroes[s.index()].at == exit
                && (!self.heroes[s.index()].down || self.keys.downed_at_exit == DownedAtExit::Counts)
        });
        let specialists =
            self.keys.exit_requires == ExitRequires::AllHeroes || self.specialists.iter().all(|p| *p == exit);
        heroes && specialists
    }
    /// How often an ability with a limit has been used.
    pub fn times_used(&self, ability: AbilityId, holder: Holder) -> u8 {
        self.uses.iter().find(|u| u.ability == ability && u.holder == holder).map_or(0, |u| u.times)
    }
    /// Use tokens left on a card.
    pub fn charges(&self, holder: Holder) -> u8 {
        match holder {
            Holder::Item(seat, slot) => self.heroes[seat.index()].items.get(slot as usize).map_or(0, |i| i.charges),
            Holder::Specialist(which) => self.specialist_cards[which as usize].charges,
            _ => u8::MAX,
        }
    }
    /// Whether anything in play or in a hand may belong to the window: the quick look before one is opened.
    pub fn window_matters(&self, window: Window) -> bool {
        if !self.in_window(window).is_empty() {
            return true;
        }
        let of_attack = matches!(window, Window::AttackDeclared | Window::AttackRolled | Window::AttackResolved);
        if of_attack && self.attack().is_some_and(|a| !a.cards.is_empty()) {
            return true;
        }
        !self.is_quiet() && self.seats().any(|seat| !self.reactions(seat, window).is_empty())
    }
}
