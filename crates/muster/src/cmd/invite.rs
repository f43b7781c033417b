//! What `muster serve` says when it is ready: where to play, and how others come in.

use anyhow::{Context, Result, ensure};
use qrcode::{QrCode, render::unicode::Dense1x2};
use server::Reach;
use std::{
    io::IsTerminal,
    net::{Ipv4Addr, SocketAddr},
};

/// Where the machine itself reaches a socket.
pub fn here(socket: SocketAddr) -> SocketAddr {
    // A socket on all addresses takes IPv4 too.
    if socket.ip().is_unspecified() { (Ipv4Addr::LOCALHOST, socket.port()).into() } else { socket }
}

/// What may be told of where others reach the server.
pub fn reach(public: Option<String>, lan: bool, socket: SocketAddr) -> Reach {
    match public {
        Some(url) => Reach::Url(url),
        None if lan => Reach::Networks(socket),
        None => Reach::Unsaid,
    }
}

/// For people, on the standard output.
pub fn print(socket: SocketAddr, lan: bool, addresses: &[String]) {
    let here = here(socket);
    println!("muster serves http://{here}/ (the API: http://{here}/api)");
    println!("\n    Open http://{here}/ in a browser to play. Ctrl-C ends it; nothing is lost.");
    if socket.ip().is_loopback() && addresses.is_empty() {
        println!("    To let a friend in the same network in: muster serve --lan (make play ARGS=--lan).");
    }
    println!();
    if lan && addresses.is_empty() {
        println!("    This machine has no address in a network that others could reach.\n");
    }
    for address in addresses {
        println!("    Others open {address}/");
        if lan && let Ok(code) = code(&format!("{address}/"), std::io::stdout().is_terminal()) {
            println!("\n{code}\n");
        }
    }
    if lan && !addresses.is_empty() {
        println!("    If it does not open there, a firewall on this machine keeps the port {} closed.\n", here.port());
    }
}

/// A QR code as half blocks: dark modules are drawn, light ones left out, so terminals are told the colours, black on white.
fn code(text: &str, coloured: bool) -> Result<String> {
    let drawn = QrCode::new(text)?.render::<Dense1x2>().build();
    let line = |line: &str| if coloured { format!("    \x1b[30;107m{line}\x1b[0m") } else { format!("    {line}") };
    Ok(drawn.lines().map(line).collect::<Vec<_>>().join("\n"))
}

/// The beginning of links: `http://host:port` or `https://host`, without anything behind it.
pub fn public_url(text: &str) -> Result<String> {
    let url: axum::http::Uri = text.parse().context("an address such as https://play.example.org is needed")?;
    let scheme = url.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https"));
    let (Some(scheme), Some(authority)) = (scheme, url.authority()) else {
        anyhow::bail!("it begins with http:// or https:// and a host");
    };
    ensure!(
        url.path() == "/" && url.query().is_none(),
        "the page is at the top of its host: nothing comes after the host"
    );
    ensure!(!authority.as_str().contains('@'), "links carry no passwords");
    Ok(format!("{scheme}://{authority}"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        assert_eq!(public_url("https://play.example.org/").unwrap(), "https://play.example.org");
        assert_eq!(public_url("http://10.0.0.7:8080").unwrap(), "http://10.0.0.7:8080");
        for wrong in [
            "play.example.org",
            "ftp://example.org",
            "https://example.org/games",
            "https://a:b@example.org",
            "https://",
        ] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_code_is_drawn_in_half_blocks() {
        let code = code("http://192.168.1.20:8080/", false).unwrap();
        assert!(code.lines().count() > 10 && code.chars().all(|c| " \n█▀▄".contains(c)), "{code}");
    }
}
