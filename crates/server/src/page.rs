//! The page: its files are embedded when the program is built, or read from a folder while somebody works on them.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use std::{collections::HashMap, io, path::Path};

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Nothing but our own files, nothing inline, no frames around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
/// The first parts of the paths that the page itself tells apart.
const PAGES: &[&str] = &["", "about", "catalogue", "learn", "new", "played", "replay", "rules", "t"];
/// What `/` says where the page was not built in.
const ABSENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Muster</title>\
    <h1>Muster</h1><p>The server runs, but this program was built without its page. <code>make play</code> builds and serves both; \
    <code>make page</code> builds the page alone, and the next <code>cargo build</code> takes it in.</p>\
    <p>Programs can play already: <a href=\"/api\">the API</a>.</p></html>";

/// The files of the page by their path.
#[derive(Default)]
pub struct Page {
    files: HashMap<String, File>,
}

struct File {
    kind: &'static str,
    bytes: Bytes,
    /// The same, compressed with Brotli.
    small: Option<Bytes>,
    tag: HeaderValue,
}

impl Page {
    /// The page that was built in; it may be empty.
    pub fn built_in() -> Page {
        Page::of(FILES.iter().map(|(name, bytes)| ((*name).to_owned(), Bytes::from_static(bytes))).collect())
    }

    /// A page that was built into this folder. What leads out of it, and what is hidden in it, is no part of the page.
    pub fn folder(folder: &Path) -> io::Result<Page> {
        let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
        while let Some(next) = folders.pop() {
            for entry in std::fs::read_dir(next)? {
                let entry = entry?;
                let (path, kind) = (entry.path(), entry.file_type()?);
                if entry.file_name().as_encoded_bytes().starts_with(b".") {
                    continue;
                }
                if kind.is_dir() {
                    folders.push(path);
                } else if kind.is_file()
                    && let Ok(name) = path.strip_prefix(folder)
                {
                    files.push((name.display().to_string(), std::fs::read(&path)?.into()));
                }
            }
        }
        Ok(Page::of(files))
    }

    fn of(files: Vec<(String, Bytes)>) -> Page {
        let mut small: HashMap<String, Bytes> = HashMap::new();
        let mut whole = Vec::new();
        for (name, bytes) in files {
            match name.strip_suffix(".br") {
                Some(of) => drop(small.insert(of.to_owned(), bytes)),
                None => whole.push((name, bytes)),
            }
        }
        let file = |(name, bytes): (String, Bytes)| {
            let digest = blake3::hash(&bytes).to_hex();
            let tag = HeaderValue::from_str(&format!("\"{}\"", &digest[..16]));
            let tag = tag.unwrap_or_else(|_| HeaderValue::from_static("\"\""));
            let file = File { kind: kind(&name), small: small.remove(&name), bytes, tag };
            (name, file)
        };
        Page { files: whole.into_iter().map(file).collect() }
    }

    /// The answer to a request for this path; none if no file and no page is there.
    pub fn answer(&self, method: &Method, path: &str, asked: &HeaderMap) -> Option<Response> {
        let name = path.trim_start_matches('/');
        let first = name.split('/').next().unwrap_or_default();
        let (name, file) = match self.files.get_key_value(name) {
            Some((name, file)) => (name.as_str(), Some(file)),
            None if PAGES.contains(&first) => ("index.html", self.files.get("index.html")),
            None => return None,
        };
        if method != Method::GET && method != Method::HEAD {
            return None;
        }
        let mut response = match file {
            Some(file) => file.response(name, asked),
            None => (StatusCode::OK, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], ABSENT).into_response(),
        };
        let fixed: [(HeaderName, &'static str); 4] = [
            (header::CONTENT_SECURITY_POLICY, POLICY),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::REFERRER_POLICY, "no-referrer"),
            (header::VARY, "Accept-Encoding"),
        ];
        for (name, value) in fixed {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
        Some(response)
    }
}

impl File {
    fn response(&self, name: &str, asked: &HeaderMap) -> Response {
        // The build puts a digest into the name of every file in this folder.
        let for_ever = name.starts_with("assets/");
        let caching = if for_ever { "public, max-age=31536000, immutable" } else { "no-cache" };
        let known = asked.get(header::IF_NONE_MATCH).is_some_and(|tag| *tag == self.tag);
        let brotli = asked.get(header::ACCEPT_ENCODING).and_then(|kinds| kinds.to_str().ok());
        let brotli = brotli.is_some_and(|kinds| kinds.split(',').any(|kind| kind.trim() == "br"));
        let small = self.small.as_ref().filter(|_| brotli);
        let body = if known { Bytes::new() } else { small.unwrap_or(&self.bytes).clone() };
        let mut response = Response::new(Body::from(body));
        if known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(header::ETAG, self.tag.clone());
        if small.is_some() && !known {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        response
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("woff") => "font/woff",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
mod tests {
    use super::*;

    fn page() -> Page {
        let files = [("index.html", "<html>"), ("assets/a-1.js", "let a"), ("assets/a-1.js.br", "small")];
        Page::of(files.map(|(name, text)| (name.to_owned(), Bytes::from_static(text.as_bytes()))).into())
    }

    fn get(page: &Page, path: &str, headers: &[(HeaderName, &str)]) -> Option<Response> {
        let headers = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        page.answer(&Method::GET, path, &headers)
    }

    fn of<'r>(response: &'r Response, name: &HeaderName) -> &'r str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn paths_of_the_page_are_its_one_document() {
        for path in ["/", "/t/abc", "/rules/cry-havoc"] {
            let response = get(&page(), path, &[]).unwrap();
            assert_eq!(of(&response, &header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert_eq!(of(&response, &header::CACHE_CONTROL), "no-cache");
            assert!(of(&response, &header::CONTENT_SECURITY_POLICY).contains("script-src 'self';"));
        }
        assert!(get(&page(), "/assets/gone.js", &[]).is_none());
        assert!(get(&page(), "/api/v1/nothing", &[]).is_none());
    }

    #[test]
    fn files_with_a_digest_stay_and_are_compressed_for_those_who_can_read_it() {
        let plain = get(&page(), "/assets/a-1.js", &[]).unwrap();
        assert_eq!(of(&plain, &header::CONTENT_ENCODING), "");
        assert!(of(&plain, &header::CACHE_CONTROL).contains("immutable"));
        let small = get(&page(), "/assets/a-1.js", &[(header::ACCEPT_ENCODING, "gzip, br")]).unwrap();
        assert_eq!(of(&small, &header::CONTENT_ENCODING), "br");
        assert_eq!(of(&small, &header::CONTENT_TYPE), "text/javascript; charset=utf-8");
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        let tag = of(&get(&page(), "/", &[]).unwrap(), &header::ETAG).to_owned();
        let again = get(&page(), "/", &[(header::IF_NONE_MATCH, &tag)]).unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }

    #[cfg(unix)]
    #[test]
    fn what_leads_out_of_the_folder_or_is_hidden_is_not_served() {
        let folder = tempfile::tempdir().unwrap();
        let outside = tempfile::tempdir().unwrap();
        let write = |path: std::path::PathBuf| std::fs::write(path, "secret").unwrap();
        write(outside.path().join("seed"));
        write(folder.path().join("index.html"));
        write(folder.path().join(".env"));
        std::fs::create_dir(folder.path().join(".git")).unwrap();
        write(folder.path().join(".git/config"));
        std::os::unix::fs::symlink(outside.path().join("seed"), folder.path().join("seed")).unwrap();
        std::os::unix::fs::symlink(outside.path(), folder.path().join("out")).unwrap();
        let page = Page::folder(folder.path()).unwrap();
        assert_eq!(page.files.keys().collect::<Vec<_>>(), ["index.html"]);
    }

    #[test]
    fn without_a_page_the_start_says_how_to_get_it() {
        let response = get(&Page::default(), "/", &[]).unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert!(ABSENT.contains("make page"));
    }
}
