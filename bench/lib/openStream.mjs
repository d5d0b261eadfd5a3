// A minimal reader of the server's live events (call 243), cheap because many of them share the machine with the server.
import { connect } from 'node:net';

/** All streams read into this buffer, because the content doesn't matter and the reader's own time isn't measured. */
const buffer = Buffer.alloc(65_536);

/**
 * Opens a stream of live events.
 * @param {string} localAddress the address to connect from: the server limits streams per network
 * @param {(text: string) => void} [hear] called with the text of each chunk
 * @returns {Promise<import('node:net').Socket>} resolves after its first event
 */
export const openStream = ({ url, token }, localAddress, hear) =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(url);
    const callback = (length) => {
      const text = buffer.latin1Slice(0, length);
      if (text.includes('id: ')) resolve(socket);
      hear?.(text);
      return true;
    };
    const socket = connect({ host, port: Number(port), localAddress, onread: { buffer, callback } });
    socket.on('error', reject);
    socket.write(`GET /v1/live HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  });
