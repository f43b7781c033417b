//! The enum of a game's frames: one variant per procedure, and the procedure's calls handed on to it.

/// Makes `Frame` of a list of procedures, with `From` for each:
/// `frames! { enum Frame of Nim { Setup(setup::Setup), Turn(turn::Turn) } }`.
#[macro_export]
macro_rules! frames {
    ($(#[$doc:meta])* enum $frame:ident of $game:ty { $($variant:ident($type:path)),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $frame {
            $($variant($type)),+
        }
        $(impl From<$type> for $frame {
            fn from(frame: $type) -> $frame {
                $frame::$variant(frame)
            }
        })+
        impl $crate::Procedure<$game> for $frame {
            fn run(&mut self, cx: &mut $crate::Cx<'_, $game>, input: $crate::Input<$game>) -> $crate::Flow<$game> {
                match self { $($frame::$variant(f) => $crate::Procedure::run(f, cx, input)),+ }
            }
            fn candidates(
                &self,
                world: &<$game as $crate::Game>::World,
                pack: &<$game as $crate::Game>::Pack,
                seat: $crate::Seat,
                out: &mut ::std::vec::Vec<<$game as $crate::Game>::Choice>,
            ) {
                match self { $($frame::$variant(f) => $crate::Procedure::<$game>::candidates(f, world, pack, seat, out)),+ }
            }
            fn may(
                &self,
                world: &<$game as $crate::Game>::World,
                pack: &<$game as $crate::Game>::Pack,
                seat: $crate::Seat,
                choice: <$game as $crate::Game>::Choice,
            ) -> ::std::result::Result<(), <$game as $crate::Game>::Why> {
                match self { $($frame::$variant(f) => $crate::Procedure::<$game>::may(f, world, pack, seat, choice)),+ }
            }
            fn offers(
                &self,
                world: &<$game as $crate::Game>::World,
                pack: &<$game as $crate::Game>::Pack,
                seat: $crate::Seat,
                out: &mut ::std::vec::Vec<<$game as $crate::Game>::Choice>,
            ) {
                match self { $($frame::$variant(f) => $crate::Procedure::<$game>::offers(f, world, pack, seat, out)),+ }
            }
        }
    };
}
