import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port that nobody else gets until it's released. */
export interface HeldPort {
  port: number;
  release: () => Promise<void>;
}

/** Picks a free port and holds it. */
export async function holdPort(host: string): Promise<HeldPort> {
  const holder = createServer((socket) => socket.destroy()).listen({ host, port: 0 });
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  return {
    port,
    release: async () => {
      await once(holder.close(), 'close');
    },
  };
}
