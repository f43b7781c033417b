//! Takes the socket and serves until told to end.

use crate::{api, hall::Hall, page::Page};
use axum::{Router, extract::ConnectInfo};
use hyper::body::Incoming;
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::conn::auto,
    service::TowerToHyperService,
};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

/// Serves the hall's tables and the page on this socket. When `shutdown` is done, no new connection is taken, everybody is told, and what is
/// under way is finished.
pub async fn run(listener: TcpListener, hall: Arc<Hall>, page: Page, shutdown: impl Future<Output = ()>) {
    let app = api::router(hall.clone(), page);
    let listening = tokio::spawn(hall.clone().listen());
    tokio::pin!(shutdown);
    loop {
        tokio::select! {
            () = &mut shutdown => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, address)) => take(&hall, &app, stream, address),
                Err(error) => {
                    // Too many open files, for instance: others will close theirs.
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }
    drop(listener);
    tracing::info!("closing");
    hall.closing.cancel();
    hall.tasks.close();
    if tokio::time::timeout(hall.limits.farewell, hall.tasks.wait()).await.is_err() {
        tracing::warn!("some connections would not end");
    }
    let _ = listening.await;
    if let Err(error) = hall.store.close().await {
        tracing::error!(%error, "the store did not close");
    }
    hall.bus.close().await;
}

/// Serves one connection in a task of its own.
fn take(hall: &Arc<Hall>, app: &Router, stream: TcpStream, address: SocketAddr) {
    let Some(admitted) = hall.gate.connect((!hall.limits.trust_proxy).then(|| address.ip())) else {
        hall.metrics.refused.inc();
        return;
    };
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let (hall, app) = (hall.clone(), app.clone());
    let tasks = hall.tasks.clone();
    tasks.spawn(async move {
        // A WebSocket outlives this task and takes its admission along.
        let admitted = Arc::new(admitted);
        let asked = CancellationToken::new();
        let first = asked.clone();
        let service = TowerToHyperService::new(app.map_request(move |mut request: hyper::Request<Incoming>| {
            asked.cancel();
            request.extensions_mut().insert(ConnectInfo(address));
            request.extensions_mut().insert(admitted.clone());
            request
        }));
        let mut builder = auto::Builder::new(TokioExecutor::new());
        builder.http1().timer(TokioTimer::new()).header_read_timeout(hall.limits.slow).max_buf_size(16 << 10);
        builder.http2().timer(TokioTimer::new()).max_concurrent_streams(64).max_header_list_size(16 << 10);
        let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
        tokio::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            // Headers have a clock of their own, but it does not run before the first bytes say which HTTP it is.
            Err(_) = tokio::time::timeout(hall.limits.slow, first.cancelled()) => return,
            () = hall.closing.cancelled() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(error, "a connection broke off");
        }
    });
}
