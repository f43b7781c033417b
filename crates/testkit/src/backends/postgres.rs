//! A private PostgreSQL, which tests may also pull the plug of.

use super::free_port;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use tempfile::TempDir;

const OLDEST: u32 = 15;

/// Starts with a port that somebody else snatched before PostgreSQL could open it.
const ATTEMPTS: usize = 3;

#[derive(Debug, thiserror::Error)]
pub enum PostgresError {
    #[error(
        "PostgreSQL 15 or later is not installed: no initdb in /usr/lib/postgresql/*/bin nor in PATH. On Debian: \
         apt install postgresql"
    )]
    Missing,
    #[error("{what} failed:\n{said}")]
    Failed { what: String, said: String },
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A server on a free port of 127.0.0.1. It commits as durably as a real one. Stopped, and its folder removed, when dropped.
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    /// PostgreSQL refuses to run as root, so root hands it to the user that the packages make.
    root: bool,
    port: u16,
    databases: AtomicU32,
}

impl Postgres {
    /// Takes a second or two.
    pub fn new() -> Result<Postgres, PostgresError> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("muster-postgres-").tempdir()?;
        // The owner of a folder that we made is who we are.
        let root = folder.path().metadata()?.uid() == 0;
        let mut server = Postgres { programs, folder, root, port: 0, databases: AtomicU32::new(0) };
        if root {
            run(Command::new("chown").arg("postgres").arg(server.folder.path()))?;
        }
        run(server
            .command("initdb")
            .args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--no-sync"])
            .arg("--pgdata")
            .arg(server.data()))?;
        let mut started = Ok(());
        for _ in 0..ATTEMPTS {
            server.port = free_port()?;
            started = server.start();
            if started.is_ok() {
                break;
            }
        }
        started.map(|()| server)
    }

    /// Returns when the server takes connections. Also after [`Postgres::stop_hard`], with the same port and databases.
    pub fn start(&self) -> Result<(), PostgresError> {
        // Only TCP: the path of a socket in a temporary folder may be longer than the system allows.
        let options = format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''", self.port);
        run(self
            .command("pg_ctl")
            .args(["start", "--wait", "--silent", "--timeout=60"])
            .args(["--options", &options])
            .arg("--log")
            .arg(self.folder.path().join("log"))
            .arg("--pgdata")
            .arg(self.data()))
        .map_err(|error| self.with_log(error))
    }

    /// Like a crash: connections break and nothing is tidied up. Returns when the server is gone.
    pub fn stop_hard(&self) -> Result<(), PostgresError> {
        run(self
            .command("pg_ctl")
            .args(["stop", "--wait", "--silent", "--mode=immediate"])
            .arg("--pgdata")
            .arg(self.data()))
    }

    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// The URL of a new, empty database.
    pub fn fresh_database(&self) -> Result<String, PostgresError> {
        let name = format!("fresh_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(self
            .command("createdb")
            .args(["--host=127.0.0.1", "--username=postgres"])
            .arg(format!("--port={}", self.port))
            .arg(&name))?;
        Ok(self.url(&name))
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        if !self.root {
            return Command::new(program);
        }
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    }

    fn with_log(&self, error: PostgresError) -> PostgresError {
        match (error, std::fs::read_to_string(self.folder.path().join("log"))) {
            (PostgresError::Failed { what, said }, Ok(log)) => {
                PostgresError::Failed { what, said: format!("{said}{log}") }
            }
            (error, _) => error,
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // pg_ctl finds the process id in the data folder, so it can only be ours. It may be stopped already.
        let _ = self.stop_hard();
    }
}

/// The newest installed version, or what PATH has.
fn programs() -> Result<PathBuf, PostgresError> {
    let version = |folder: &Path| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let debian = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|folder| folder.path())
        .filter(|folder| version(folder) >= Some(OLDEST) && folder.join("bin/initdb").exists())
        .max_by_key(|folder| version(folder))
        .map(|folder| folder.join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    debian
        .or_else(|| std::env::split_paths(&path).find(|folder| folder.join("initdb").exists()))
        .ok_or(PostgresError::Missing)
}

fn run(command: &mut Command) -> Result<(), PostgresError> {
    // Somewhere that any user may stand, and with no pipe that a server in the background would keep open.
    let said = tempfile::tempfile()?;
    let status = command
        .current_dir("/")
        .stdin(Stdio::null())
        .stdout(Stdio::from(said.try_clone()?))
        .stderr(Stdio::from(said.try_clone()?))
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(PostgresError::Failed { what: format!("{command:?}"), said: read(said)? }),
        Err(error) => Err(PostgresError::Failed { what: format!("{command:?}"), said: error.to_string() }),
    }
}

fn read(mut file: std::fs::File) -> io::Result<String> {
    use std::io::{Read, Seek};
    file.rewind()?;
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    Ok(text)
}
