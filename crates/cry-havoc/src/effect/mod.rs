//! stub
pub mod pick;
pub mod tell;
pub mod cond {
    use crate::{pack::*, world::*};
    pub fn holds(_: &World, _: &Pack, _: &[Cond], _: &Ctx) -> bool {
        true
    }
}
pub mod select {
    use crate::{pack::*, terms::*, world::*};
    pub fn regions(_: &World, _: &Pack, _: &Selector, _: &Ctx, _: Option<Side>) -> Regions {
        Regions::NONE
    }
}
pub mod possible {
    use crate::{pack::*, why::*, world::*};
    pub fn usable(_: &World, _: &Pack, _: AbilityId, _: &Ctx) -> Result<(), Why> {
        Ok(())
    }
}
pub mod run {
    use crate::{flow::*, pack::*, world::*, *};
    use serde::*;
    #[derive(Clone, Copy, Debug, Serialize, Deserialize)]
    pub struct Use {
        ctx: Ctx,
    }
    impl Use {
        pub fn new(_: AbilityId, ctx: Ctx) -> Use {
            Use { ctx }
        }
    }
    impl Procedure for Use {
        fn run(&mut self, _: &mut Cx, _: Input) -> Flow {
            Flow::Done(Value::Ctx(self.ctx))
        }
    }
    #[derive(Clone, Copy, Debug, Serialize, Deserialize)]
    pub struct Steps {
        ctx: Ctx,
    }
    impl Procedure for Steps {
        fn run(&mut self, _: &mut Cx, _: Input) -> Flow {
            Flow::Done(Value::Ctx(self.ctx))
        }
    }
    #[derive(Clone, Copy, Debug, Serialize, Deserialize)]
    pub struct Doing {
        ctx: Ctx,
    }
    impl Doing {
        pub fn later(l: Later) -> Doing {
            Doing { ctx: l.ctx }
        }
    }
    impl Procedure for Doing {
        fn run(&mut self, _: &mut Cx, _: Input) -> Flow {
            Flow::Done(Value::Ctx(self.ctx))
        }
    }
}
