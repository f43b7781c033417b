//! The enum of a game's frames: one variant per procedure, and the procedure's calls handed on to it.

/// Makes `Frame` of a list of procedures, `frames! { Setup(setup::Setup), Round(round::Round) }`, with `From` for each.
///
/// The names of the game must be in scope where it is called: its trait `Procedure` and the types in its signatures (`Cx`,
/// `Input`, `Flow`, `Question`, `World`, `Pack`, `Choice`, `Why`). The trait stays with the game, because what a frame without
/// a question says of itself names one of the game's rules.
#[macro_export]
macro_rules! frames {
    ($($variant:ident($type:path)),+ $(,)?) => {
        /// One procedure under way.
        #[derive(Clone, Copy, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum Frame {
            $($variant($type)),+
        }
        $(impl From<$type> for Frame {
            fn from(frame: $type) -> Frame {
                Frame::$variant(frame)
            }
        })+
        impl Procedure for Frame {
            fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
                match self { $(Frame::$variant(f) => f.run(cx, input)),+ }
            }
            fn question(&self, world: &World) -> Question {
                match self { $(Frame::$variant(f) => f.question(world)),+ }
            }
            fn candidates(&self, world: &World, pack: &Pack, seat: usize, out: &mut Vec<Choice>) {
                match self { $(Frame::$variant(f) => f.candidates(world, pack, seat, out)),+ }
            }
            fn may(&self, world: &World, pack: &Pack, seat: usize, choice: Choice) -> Result<(), Why> {
                match self { $(Frame::$variant(f) => f.may(world, pack, seat, choice)),+ }
            }
            fn offers(&self, world: &World, pack: &Pack, seat: usize, out: &mut Vec<Choice>) {
                match self { $(Frame::$variant(f) => f.offers(world, pack, seat, out)),+ }
            }
        }
    };
}
