import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What a network does to connections. slow: every packet arrives late. reset: existing and new connections are cut.
 * silent: connections stay open, but nothing gets through anymore. down: nobody listens.
 */
export type Condition = 'fair' | 'slow' | 'reset' | 'silent' | 'down';

const DELAY_MS = 100;

/** A network between a server and its database, on a separate port. */
export interface Proxy {
  port: number;
  /** Changes the condition. Silent connections stay silent, as behind a router that has dropped their state. */
  set: (condition: Condition) => Promise<void>;
  close: () => Promise<void>;
}

/** Forwards 127.0.0.1:port to `target`, under a network condition that can be changed. */
export async function startProxy(target: number): Promise<Proxy> {
  let condition: Condition = 'fair';
  const pairs = new Set<{ sockets: [Socket, Socket]; isLost: boolean }>();

  const accept = (client: Socket) => {
    if (condition === 'reset') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    const pair = { sockets: [client, upstream] as [Socket, Socket], isLost: condition === 'silent' };
    pairs.add(pair);
    const pass = (from: Socket, to: Socket) => {
      let last = Promise.resolve();
      from.on('data', (chunk) => {
        if (pair.isLost) return;
        const wait = condition === 'slow' ? DELAY_MS : 0;
        last = last.then(async () => {
          if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
          if (!to.destroyed) to.write(chunk);
        });
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    };
    pass(client, upstream);
    pass(upstream, client);
  };

  const server = createServer(accept);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;

  const cut = () => {
    for (const { sockets } of pairs) for (const socket of sockets) socket.resetAndDestroy();
  };
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  return {
    port,
    async set(next) {
      condition = next;
      if (next === 'silent') for (const pair of pairs) pair.isLost = true;
      if (next === 'reset') cut();
      if (next === 'down') await close();
      else if (!server.listening) await listen(port);
    },
    close,
  };
}
