//! The exports. The caller asks for room, writes JSON there, says how much, and reads the answer where it lies until the next call.
//!
//! There are no imports. An instance that has panicked answers nothing more; what it said last can still be read.
#![allow(
    unsafe_code,
    reason = "a name that JavaScript can find is counted as unsafe; nothing here dereferences a pointer"
)]

use crate::{call::Call, house::House, work::Workshop};
use serde::{Serialize, de::DeserializeOwned};
use std::cell::RefCell;

#[derive(Default)]
struct Door {
    given: Vec<u8>,
    answer: Vec<u8>,
    house: Option<House>,
    workshop: Option<Workshop>,
}

thread_local! {
    static DOOR: RefCell<Door> = RefCell::default();
    static LAST_WORDS: RefCell<String> = RefCell::default();
}

/// What could not be read, in the place of an answer.
#[derive(Serialize)]
struct Unread {
    unread: String,
}

fn read<T: DeserializeOwned>(given: &[u8]) -> Result<T, Unread> {
    serde_json::from_slice(given).map_err(|error| Unread { unread: error.to_string() })
}

fn write(answer: Result<impl Serialize, Unread>) -> Vec<u8> {
    match answer {
        Ok(answer) => serde_json::to_vec(&answer).unwrap_or_default(),
        Err(unread) => serde_json::to_vec(&unread).unwrap_or_default(),
    }
}

impl Door {
    fn answer(&mut self, answer: Vec<u8>) -> usize {
        self.answer = answer;
        self.answer.len()
    }
}

fn shelf() -> Result<table::game::Shelf, Unread> {
    std::panic::set_hook(Box::new(|panic| {
        LAST_WORDS.with_borrow_mut(|words| *words = panic.to_string());
    }));
    table::game::shelf().map_err(|error| Unread { unread: format!("{error:#}") })
}

/// Room for this many bytes of JSON.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    DOOR.with_borrow_mut(|door| {
        door.given = vec![0; bytes];
        door.given.as_mut_ptr()
    })
}

/// A [`Call`] of the house; gives the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    DOOR.with_borrow_mut(|door| {
        let answer = read::<Call>(&door.given).and_then(|call| {
            let house = match &mut door.house {
                Some(house) => house,
                none => none.insert(House::new(shelf()?)),
            };
            Ok(house.call(call))
        });
        door.answer(write(answer))
    })
}

/// A [`crate::work::Work`]; gives the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn work() -> usize {
    DOOR.with_borrow_mut(|door| {
        let answer = read(&door.given).and_then(|work| {
            let workshop = match &mut door.workshop {
                Some(workshop) => workshop,
                none => none.insert(Workshop::new(shelf()?)),
            };
            Ok(workshop.run(work))
        });
        door.answer(write(answer))
    })
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    DOOR.with_borrow(|door| door.answer.as_ptr())
}

/// What the panic said that has ended this instance; gives the length.
#[unsafe(no_mangle)]
pub extern "C" fn last_words() -> usize {
    // The door may have been left open by the panic: the words are handed over in a place of their own.
    LAST_WORDS.with_borrow(String::len)
}

/// Where the last words lie.
#[unsafe(no_mangle)]
pub extern "C" fn last_words_at() -> *const u8 {
    LAST_WORDS.with_borrow(|words| words.as_ptr())
}
