import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

export interface StaticOrigin {
  url: string;
  /** The paths requested since the last call, in order. */
  takeRequests(): string[];
  close(): Promise<void>;
}

/** A plain file server on its own origin, like a bucket or a CDN. */
export async function startStaticOrigin(folder: string): Promise<StaticOrigin> {
  let requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '/');
    const file = path.join(folder, new URL(request.url ?? '/', 'http://static').pathname);
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    response.writeHead(isThere ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    });
    if (isThere) createReadStream(file).pipe(response);
    else response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    takeRequests() {
      const taken = requested;
      requested = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
