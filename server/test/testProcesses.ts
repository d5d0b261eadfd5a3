import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf, runScript } from './testProcess.ts';

export interface ServerProcess {
  url: string;
  /** Ends it at once, as a power outage of its machine would. */
  kill: () => Promise<void>;
  /** Ends it as a deployment does: it answers the requests that it has begun. */
  stop: () => Promise<void>;
}

/**
 * The server as it's deployed: a separate process, on a free port.
 * @param script of another version @throws Error with its output when it ends early
 */
export async function startServerProcess(
  env: Record<string, string>,
  script = 'main.js',
): Promise<ServerProcess> {
  const { child, says, output, ended } = runScript(script, { env: { PORT: '0', ...env } });
  const ready = await says('Server listening at http://127.0.0.1');
  if (ready === undefined) throw new Error(output());
  return {
    url: addressOf(ready),
    async kill() {
      child.kill('SIGKILL');
      await ended();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended();
    },
  };
}

/** A plain proxy that sends requests to the servers in turn. If one fails, it answers 502 and leaves that server out from then on. */
export async function startProxy(
  targets: readonly string[],
): Promise<{ url: string; add: (target: string) => void; close: () => Promise<void> }> {
  const left = [...targets];
  let next = 0;
  const proxy = createServer((request, answer) => {
    const target = left[(next += 1) % left.length] ?? '';
    const { method, headers } = request;
    const onward = ask(new URL(request.url ?? '/', target), { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
      received.on('error', () => answer.destroy());
    });
    onward.on('error', () => {
      if (left.includes(target)) left.splice(left.indexOf(target), 1);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    request.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    add: (target) => void left.push(target),
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
