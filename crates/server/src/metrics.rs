//! Figures for operators, in the text form of Prometheus.

use prometheus_client::{
    encoding::text::encode,
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::{Registry, Unit},
};

pub struct Metrics {
    registry: Registry,
    pub moves: Counter,
    pub conflicts: Counter,
    pub faulty: Counter,
    pub refused: Counter,
    pub live: Gauge,
    /// Whether notes get through to other nodes, 1 or 0.
    pub bus: Gauge,
    pub connections: Gauge,
    /// Answers by status.
    pub answers: Family<Vec<(&'static str, String)>, Counter>,
    /// From a play's arrival to its being durable, in seconds.
    pub play: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("muster");
        let metrics = Metrics {
            moves: Counter::default(),
            conflicts: Counter::default(),
            faulty: Counter::default(),
            refused: Counter::default(),
            live: Gauge::default(),
            bus: Gauge::default(),
            connections: Gauge::default(),
            answers: Family::default(),
            play: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            registry: Registry::default(),
        };
        registry.register("moves", "Choices that were accepted", metrics.moves.clone());
        registry.register("conflicts", "Entries that another node wrote first", metrics.conflicts.clone());
        registry.register(
            "faulty_tables",
            "Tables at which the rules broke down, or which no longer play again",
            metrics.faulty.clone(),
        );
        registry.register("refused", "Requests refused by a limit", metrics.refused.clone());
        registry.register("live_tables", "Tables in memory", metrics.live.clone());
        let bus = "Whether the bus to other nodes is connected; always 0 at a node without one";
        registry.register("bus_connected", bus, metrics.bus.clone());
        registry.register("connections", "Live connections", metrics.connections.clone());
        registry.register("answers", "Answers by status", metrics.answers.clone());
        registry.register_with_unit("play", "From a play to its being durable", Unit::Seconds, metrics.play.clone());
        Metrics { registry, ..metrics }
    }
}

impl Metrics {
    pub fn text(&self) -> String {
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &self.registry) {
            tracing::error!(%error, "cannot write the metrics");
        }
        text
    }
}
