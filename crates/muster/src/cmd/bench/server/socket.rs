//! A WebSocket that costs the client little: it shares the machine with the server that is measured.

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, protocol::WebSocketConfig},
};

const READ_BUFFER: usize = 16 << 10;

pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub async fn connect(address: SocketAddr, path: &str) -> Result<Socket> {
        let stream = TcpStream::connect(address).await.context("cannot connect")?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let request = format!("ws://{address}{path}");
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await.context("no WebSocket")?;
        Ok(Socket(socket))
    }

    pub async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<()> {
        Ok(self.0.send(Message::Text(text.into())).await?)
    }

    /// The next text; none when the server has closed. May be given up while it waits.
    pub async fn next(&mut self) -> Result<Option<Utf8Bytes>> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                // Signs of life are answered by the library.
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
