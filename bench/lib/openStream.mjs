// A reader of the server's live events (call 243) that costs as little as it can: many are on the machine of the server.
import { connect } from 'node:net';

/** All streams read into it, one after the other: the reader's own time is not what is measured. */
const buffer = Buffer.alloc(65_536);

/**
 * Opens a stream of live events.
 * @param {string} localAddress from where: the server limits how many a network may have
 * @param {(text: string) => void} [hear] told of what comes
 * @returns {Promise<import('node:net').Socket>} once its first event has come
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
