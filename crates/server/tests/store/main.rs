//! The laws of the store, each one function over the URL of an empty database, all held against SQLite and PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod files;
mod keeping;
mod life;
mod log;
mod outages;
mod samples;
mod texts;

use server::store::{Error, Store};
use testkit::backends::Postgres;

/// Runs each law on an empty database of its own: on SQLite as a test for each, on PostgreSQL all in one, because every
/// test is a process and would start a server of its own.
macro_rules! laws {
    ($($file:ident::$law:ident)*) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $law() {
                    let folder = tempfile::tempdir().unwrap();
                    crate::$file::$law(&format!("sqlite:{}/deep/muster.db", folder.path().display())).await;
                }
            )*
        }

        #[tokio::test(flavor = "multi_thread")]
        async fn postgres() {
            let server = Postgres::new().unwrap();
            $(
                println!("law: {}", stringify!($law));
                $file::$law(&server.fresh_database().unwrap()).await;
            )*
        }
    };
}

laws! {
    keeping::what_is_kept_comes_back
    keeping::an_id_is_given_once
    keeping::chat_has_no_gaps
    keeping::campaigns_change_only_for_who_saw_the_newest
    keeping::a_table_takes_everything_with_it
    keeping::the_untouched_are_purged
    keeping::lists_are_in_order
    log::a_number_is_given_once
    log::entries_without_a_table_are_refused_and_spoil_nothing
    log::many_write_at_once
    log::two_nodes_race_for_every_number
    log::snapshots_are_found_by_build_and_number
    texts::hostile_texts_come_back_unchanged
    texts::nul_is_refused
    texts::numbers_have_a_limit
    life::nodes_may_come_to_an_empty_database_at_once
    life::commits_are_durable
    life::everything_is_there_after_reopening
    life::a_closed_store_says_so
    life::whoever_only_looks_changes_nothing
    life::the_yardstick_measures
}

#[tokio::test]
async fn only_two_kinds_of_databases_are_known() {
    for url in ["", "muster.db", "mysql://localhost/muster", "sqlite::memory:", "sqlite:muster.db?mode=memory"] {
        assert!(matches!(Store::open(url).await, Err(Error::Url)), "{url}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let inside = Store::open(&format!("sqlite:{}/muster.db", file.display())).await;
    assert!(matches!(inside, Err(Error::Folder { .. })));
    let text = Store::open(&format!("sqlite:{}", file.display())).await;
    assert!(matches!(text, Err(Error::Database(_) | Error::Migrate(_))));
}
