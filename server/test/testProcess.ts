import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { built, root } from './places.ts';

/** A process of the server's own scripts, as a test sees it. */
export interface Running {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the output once it contains this text, or with undefined if the process ends first. */
  says: (text: string) => Promise<string | undefined>;
  /** Its exit code; null when a signal ended it. */
  ended: () => Promise<number | null>;
}

export interface RunOptions {
  env?: Record<string, string>;
  args?: string[];
  input?: string;
  /** A command that runs node, for instance in a separate namespace. */
  within?: string[];
  /** Options for node itself. */
  node?: string[];
  cwd?: string;
}

const started = new Set<ChildProcess>();

/** Kills what a test has started and left behind, however it ended. */
export async function killStarted(): Promise<void> {
  await Promise.all(
    [...started].map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    }),
  );
  started.clear();
}

/** Runs a compiled script, such as the server's 'main.js', in a separate process. */
export function runScript(
  script: string,
  { env = {}, args = [], input = '', within = [], node = [], cwd = root }: RunOptions,
): Running {
  const command = [...within, process.execPath, ...node, path.resolve(built, script), ...args];
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  started.add(child);
  let text = '';
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exit = once(child, 'exit').then(() => child.exitCode);
  return {
    child,
    output: () => text,
    says: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (text.includes(wanted)) resolve(text);
        };
        waiting.add(look);
        look();
        void exit.then(() => resolve(undefined));
      }),
    ended: () => exit,
  };
}

/** Runs scripts whose data and release store are in a folder. */
export const scriptsIn =
  (folder: string) =>
  (script: string, env: Record<string, string>, args: string[] = [], input = ''): Running =>
    runScript(script, {
      env: { DATA_DIR: path.join(folder, 'data'), RELEASE_STORE: path.join(folder, 'store'), ...env },
      args,
      input,
    });

/** The address at which a server process says it listens; empty until it does. */
export const addressOf = (output: string): string =>
  /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1] ?? '';
