//! Lessons, as the server tells them.

use super::live::json;
use protocol::{Lesson, LessonInfo, LessonPlay, LessonStep, LessonThing};
use titles::{Title, lesson::Point};

pub fn info<T: Title>(lesson: &titles::Lesson<T>) -> LessonInfo {
    LessonInfo {
        name: lesson.name.clone(),
        minutes: lesson.minutes,
        said: lesson.steps.iter().filter(|step| step.say.is_some()).count() as u32,
        seats: T::seats(&lesson.options),
        level: lesson.level.word().into(),
        free: lesson.free,
    }
}

pub fn told<T: Title>(lesson: &titles::Lesson<T>) -> Lesson {
    let step = |step: &titles::lesson::Step| {
        let (part, thing) = match &step.point {
            None => (None, None),
            Some(Point::Part(part)) => (Some(part.clone()), None),
            Some(Point::Thing(kind, n)) => (None, Some(LessonThing { kind: (*kind).into(), n: *n as u32 })),
        };
        LessonStep { ask: step.ask, say: step.say.clone(), part, thing, must: step.must }
    };
    let play = |play: &titles::lesson::Play<T::Choice>| LessonPlay {
        ask: play.ask,
        seat: play.seat.0,
        step: play.step as u32,
        pupils: play.pupils,
        choice: json(&play.choice),
    };
    Lesson {
        info: info(lesson),
        steps: lesson.steps.iter().map(step).collect(),
        plays: lesson.plays.iter().map(play).collect(),
        end: (!lesson.end.over).then_some(lesson.end.ask),
    }
}
