// The kernel's own cost of sending an event to many streams: a server that only writes the same bytes to each.
// Forked by bench/live.mjs, which sends it the text to write.
import { once } from 'node:events';
import { createServer } from 'node:net';

const readers = new Set();
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('close', () => readers.delete(socket));
  socket.once('data', () => {
    readers.add(socket);
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\nid: 1\n\n');
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', (text) => {
  const bytes = Buffer.from(text);
  for (const socket of readers) socket.write(bytes);
});
process.on('disconnect', () => process.exit());
process.send(`http://127.0.0.1:${server.address().port}`);
