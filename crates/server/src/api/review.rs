//! A look back at a finished game.

use super::{
    Answer, Problems,
    extract::{Bearer, Client, Id, Query, Tag},
    log::{in_range, open},
    play::busy,
};
use crate::{hall::Hall, problem, work};
use axum::{Json, extract::State};
use protocol::{Review, Status};
use serde::Deserialize;
use std::sync::{Arc, atomic::AtomicBool};
use table::game::Lang;
use utoipa::IntoParams;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Whose {
    /// Whose choices: a seat.
    #[param(maximum = 3)]
    seat: u8,
    /// The language of texts; English without it.
    #[param(inline)]
    lang: Option<Tag>,
}

/// The turns of a finished game in which a seat lost most by its choices, and what would have been better. A seat is judged by
/// what it knew at the time.
#[utoipa::path(
    get, tag = "past", path = "/api/v1/tables/{id}/review",
    params(("id" = String, Path, description = "The id of the table"), Whose), security(("token" = [])),
    responses((status = 200, body = Review), Problems)
)]
pub async fn review(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Client(address): Client,
    Query(Whose { seat, lang }): Query<Whose>,
) -> Answer<Review> {
    in_range(seat)?;
    let open = open(&hall, &id, token).await?;
    if open.info.status != Status::Over {
        return Err(problem::conflict("not-over", "A review looks back at a game: it comes after the end.").into());
    }
    open.has_seat(seat)?;
    let lang = lang.map_or(Lang::En, Lang::from);
    let asker = work::Whose::asker(address, &id);
    let key = (id, seat, lang);
    let place = hall.reviews.of(key.clone());
    let work_out = || async {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = stop.clone();
        let work = move || {
            let standing = open.standing()?;
            let steps: Vec<_> = standing.steps().collect();
            let review = open.game.review(&open.sheet.options, open.sheet.seed, &steps, seat, lang, &flag);
            review.map_err(|what| problem::faulty(&what))
        };
        hall.workers.run(&asker, hall.limits.review_time, stop, work).await.ok_or_else(busy)?
    };
    let review = place.get_or_try_init(work_out).await?.clone();
    if !review.whole {
        hall.reviews.forget(&key);
    }
    Ok(Json(review))
}
