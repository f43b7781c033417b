//! The few requests that are not frames, over one connection.

use anyhow::{Context, Result, bail};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use tokio::net::TcpStream;

pub struct Http {
    sender: http1::SendRequest<Full<Bytes>>,
    host: String,
}

impl Http {
    pub async fn connect(address: SocketAddr) -> Result<Http> {
        let stream = TcpStream::connect(address).await.context("cannot reach the server")?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Http { sender, host: address.to_string() })
    }

    pub async fn get(&mut self, path: &str) -> Result<Bytes> {
        self.send(Method::GET, path, Bytes::new()).await
    }

    pub async fn post(&mut self, path: &str, body: String) -> Result<Bytes> {
        self.send(Method::POST, path, body.into()).await
    }

    async fn send(&mut self, method: Method, path: &str, body: Bytes) -> Result<Bytes> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.host)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(body))?;
        self.sender.ready().await?;
        let response = self.sender.send_request(request).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            bail!("{path}: {status}: {}", String::from_utf8_lossy(&body));
        }
        Ok(body)
    }
}
