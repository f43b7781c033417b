//! Takes the socket and serves until told to end.

use crate::{api, hall::Hall, limits::Full, page::Page};
use axum::{
    Router,
    extract::ConnectInfo,
    http::{HeaderValue, header},
    response::IntoResponse,
};
use hyper::{body::Incoming, service::service_fn};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::conn::auto,
    service::TowerToHyperService,
};
use std::{convert::Infallible, net::SocketAddr, sync::Arc, time::Duration};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

/// A connection that is turned away must ask within this time to be told why.
const SOON: Duration = Duration::from_secs(2);

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
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    // A socket of IPv6 writes addresses of IPv4 in its own way.
    let address = SocketAddr::new(address.ip().to_canonical(), address.port());
    let admitted = match hall.gate.connect((!hall.limits.trust_proxy).then(|| address.ip())) {
        Ok(admitted) => admitted,
        Err(full) => return turn_away(hall, stream, full),
    };
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
        let builder = builder(&hall);
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

fn builder(hall: &Hall) -> auto::Builder<TokioExecutor> {
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(hall.limits.slow).max_buf_size(16 << 10);
    builder.http2().timer(TokioTimer::new()).max_concurrent_streams(64).max_header_list_size(16 << 10);
    builder
}

/// Tells a connection that there is no room for it, if it asks at once. Only a few are told at a time; the others are cut off.
fn turn_away(hall: &Arc<Hall>, stream: TcpStream, full: Full) {
    hall.metrics.refused.inc();
    let Ok(turn) = hall.turned_away.clone().try_acquire_owned() else { return };
    let hall = hall.clone();
    hall.tasks.clone().spawn(async move {
        let _turn = turn;
        let told = CancellationToken::new();
        let done = told.clone();
        let answer = service_fn(move |_: hyper::Request<Incoming>| {
            told.cancel();
            let mut answer = api::Failed(api::full(full)).into_response();
            answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            std::future::ready(Ok::<_, Infallible>(answer))
        });
        let builder = builder(&hall);
        let connection = builder.serve_connection(TokioIo::new(stream), answer);
        tokio::pin!(connection);
        let told = async {
            tokio::select! {
                _ = connection.as_mut() => {}
                () = done.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
        };
        let _ = tokio::time::timeout(SOON, told).await;
    });
}
