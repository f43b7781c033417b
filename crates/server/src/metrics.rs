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

/// What a figure is told apart by.
type Labels = Vec<(&'static str, String)>;

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
    pub answers: Family<Labels, Counter>,
    /// From a request to its answer, in seconds, by what was asked for.
    pub requests: Family<Labels, Histogram, fn() -> Histogram>,
    /// Bots, advice and replays that wait for a worker.
    pub queue: Gauge,
    store_errors: Gauge,
    open_files: Gauge,
    memory: Gauge,
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
            requests: Family::new_with_constructor(delays),
            queue: Gauge::default(),
            store_errors: Gauge::default(),
            open_files: Gauge::default(),
            memory: Gauge::default(),
            play: delays(),
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
        let delays = "From a request to its answer";
        registry.register_with_unit("request", delays, Unit::Seconds, metrics.requests.clone());
        registry.register(
            "work_waiting",
            "Bots, hints, reviews and replays that wait for a worker",
            metrics.queue.clone(),
        );
        registry.register("store_errors", "Errors of the database since the start", metrics.store_errors.clone());
        registry.register("open_files", "Files and sockets that are open", metrics.open_files.clone());
        let memory = "Memory that is in use";
        registry.register_with_unit("resident_memory", memory, Unit::Bytes, metrics.memory.clone());
        registry.register_with_unit("play", "From a play to its being durable", Unit::Seconds, metrics.play.clone());
        Metrics { registry, ..metrics }
    }
}

fn delays() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 14))
}

impl Metrics {
    pub fn text(&self) -> String {
        self.store_errors.set(crate::store::failures() as i64);
        self.look_at_process();
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &self.registry) {
            tracing::error!(%error, "cannot write the metrics");
        }
        text
    }

    /// What the system says of this process; elsewhere than on Linux, nothing.
    #[cfg(target_os = "linux")]
    fn look_at_process(&self) {
        let Ok(process) = procfs::process::Process::myself() else { return };
        if let Ok(files) = process.fd_count() {
            self.open_files.set(files as i64);
        }
        if let Ok(memory) = process.statm() {
            self.memory.set((memory.resident * procfs::page_size()) as i64);
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn look_at_process(&self) {}
}
