import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, runScript, type RunOptions } from '../testProcess.ts';
import { DEMO_PASSWORD } from '#server/demo/accounts';

/**
 * A server that isn't ready by then hangs. The target is ten seconds; the time is reported and not asserted,
 * because it depends on the machine and on what else runs on it.
 */
const READY_WITHIN_MS = 120_000;
/** How long a client waits for a response before it counts as lost. */
const ANSWER_WITHIN_MS = 15_000;

/** A response; undefined if none came. */
export type Reply = { status: number; body: unknown } | undefined;

/** A real server process that's ready, and how clients reach it. */
export interface Service {
  pid: number | undefined;
  url: string;
  /** Time from startup until /health answered 200, in milliseconds. */
  readyAfter: number;
  output: () => string;
  isRunning: () => boolean;
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })).status === 200;
  } catch {
    return false;
  }
};

/** Waits until a server is ready. @returns the time that took, in milliseconds; throws after READY_WITHIN_MS */
export async function untilReady(url: () => string, hasEnded = () => false): Promise<number> {
  const begun = performance.now();
  while (url() === '' || !(await isReady(url()))) {
    if (hasEnded()) throw new Error('the server has ended');
    if (performance.now() - begun > READY_WITHIN_MS)
      throw new Error(`the server was not ready within ${READY_WITHIN_MS} ms`);
    await sleep(20);
  }
  return performance.now() - begun;
}

/** Starts a server and waits until it's ready. */
export async function startService(options: RunOptions): Promise<Service> {
  const { child, output, ended } = runScript('main.js', {
    ...options,
    env: { PORT: '0', LOG_LEVEL: 'info', ...options.env },
  });
  const url = () => addressOf(output());
  const readyAfter = await untilReady(url, () => child.exitCode !== null).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${output()}`);
  });
  return {
    pid: child.pid,
    url: url(),
    readyAfter,
    output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    stop() {
      child.kill('SIGTERM');
      return ended();
    },
  };
}

export interface Call {
  method: string;
  path: string;
  body?: unknown;
  key?: string;
}

/** Sends a call; a broken connection or a timeout counts as no response. */
export async function send(url: string, token: string, { method, path, body, key }: Call): Promise<Reply> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return undefined;
  }
}

/** Signs in as a demo account. */
export async function signIn(url: string, email: string): Promise<string> {
  const reply = await send(url, '', {
    method: 'POST',
    path: '/account/login/',
    body: { email, password: DEMO_PASSWORD },
  });
  if (reply?.status !== 200) throw new Error(`sign-in as ${email}: ${JSON.stringify(reply)}`);
  return String(reply.body);
}
