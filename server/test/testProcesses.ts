import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { built } from './places.ts';

export interface ServerProcess {
  url: string;
  /** Ends it at once, as a power cut of its machine would. */
  kill: () => Promise<void>;
}

/** The server as it is deployed: a process of its own, on a free port. Rejects with its output when it ends early. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(built, 'main.js')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(output)));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A plain proxy: requests go to the servers in turn. One that fails is answered with 502, and its server left out from then on. */
export async function startProxy(
  targets: readonly string[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const left = [...targets];
  let turn = 0;
  const proxy = createServer((request, answer) => {
    const target = left[(turn += 1) % left.length] ?? '';
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
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
