//! At which addresses others reach this server. A page that was opened as `localhost` cannot know it, and its links would lead
//! nowhere on a friend's device.

use if_addrs::{IfAddr, IfOperStatus, Interface};
use std::net::{IpAddr, Ipv6Addr, SocketAddr, UdpSocket};

/// What the operator has said about it. Nothing is told that was not asked for: the addresses of a machine are its own affair.
#[derive(Clone, Debug, Default)]
pub enum Reach {
    /// Nothing: links carry the address that the page was opened with.
    #[default]
    Unsaid,
    /// This address, for instance a proxy's.
    Url(String),
    /// All addresses of the machine in its networks, at the port that is listened on.
    Networks(SocketAddr),
}

impl Reach {
    /// The addresses, the likeliest first. They are looked up each time: a laptop changes its network.
    pub fn addresses(&self) -> Vec<String> {
        match self {
            Reach::Unsaid => Vec::new(),
            Reach::Url(url) => vec![url.clone()],
            Reach::Networks(socket) => {
                let found = if socket.ip().is_unspecified() { found(socket.is_ipv4()) } else { vec![socket.ip()] };
                found.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, socket.port()))).collect()
            }
        }
    }
}

fn found(only_v4: bool) -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot list the addresses of this machine");
        Vec::new()
    });
    sorted(&interfaces, only_v4, outward())
}

fn sorted(interfaces: &[Interface], only_v4: bool, outward: Option<IpAddr>) -> Vec<IpAddr> {
    let up = interfaces.iter().filter(|interface| interface.oper_status != IfOperStatus::Down);
    let mut found: Vec<IpAddr> = up.filter_map(reachable).filter(|ip| ip.is_ipv4() || !only_v4).collect();
    found.sort_by_key(|ip| (Some(*ip) != outward, ip.is_ipv6()));
    found.dedup();
    found
}

/// The address of an interface, if others can reach it without naming an interface of their own.
fn reachable(interface: &Interface) -> Option<IpAddr> {
    match &interface.addr {
        IfAddr::V4(v4) if v4.ip.is_loopback() || v4.ip.is_link_local() || v4.ip.is_unspecified() => None,
        IfAddr::V4(v4) => Some(v4.ip.into()),
        IfAddr::V6(v6) => is_routed(v6.ip).then_some(v6.ip.into()),
    }
}

/// Global addresses and those of the own site (`fc00::/7`).
fn is_routed(ip: Ipv6Addr) -> bool {
    let first = ip.segments()[0];
    first & 0xe000 == 0x2000 || first & 0xfe00 == 0xfc00
}

/// The address that this machine would use to the outside. A datagram socket is told where it leads; nothing is sent.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    // TEST-NET-1 (RFC 5737): nobody is there.
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
mod tests {
    use super::*;
    use if_addrs::{Ifv4Addr, Ifv6Addr};

    fn interface(ip: &str) -> Interface {
        let addr = match ip.parse().unwrap() {
            IpAddr::V4(ip) => {
                IfAddr::V4(Ifv4Addr { ip, netmask: [255, 255, 255, 0].into(), prefixlen: 24, broadcast: None })
            }
            IpAddr::V6(ip) => {
                IfAddr::V6(Ifv6Addr { ip, netmask: Ipv6Addr::UNSPECIFIED, prefixlen: 64, broadcast: None })
            }
        };
        Interface { name: "x".into(), addr, index: None, oper_status: IfOperStatus::Up, is_p2p: false }
    }

    #[test]
    fn only_what_others_can_reach_is_told_and_the_likeliest_first() {
        let all =
            ["127.0.0.1", "::1", "169.254.3.4", "fe80::1", "2001:db8::7", "fd12::7", "172.17.0.1", "192.168.1.20"];
        let all: Vec<Interface> = all.into_iter().map(interface).collect();
        let told = |only_v4| -> Vec<String> {
            let outward = Some("192.168.1.20".parse().unwrap());
            sorted(&all, only_v4, outward).iter().map(ToString::to_string).collect()
        };
        assert_eq!(told(false), ["192.168.1.20", "172.17.0.1", "2001:db8::7", "fd12::7"]);
        assert_eq!(told(true), ["192.168.1.20", "172.17.0.1"]);
    }

    #[test]
    fn addresses_are_links() {
        assert_eq!(Reach::Networks("[fd12::7]:80".parse().unwrap()).addresses(), ["http://[fd12::7]:80"]);
        assert_eq!(Reach::Url("https://play.example".into()).addresses(), ["https://play.example"]);
        assert!(Reach::Unsaid.addresses().is_empty());
    }
}
