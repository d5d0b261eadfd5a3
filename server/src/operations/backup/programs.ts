import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ExplainedError } from '../../db/explainedError.ts';

/** A failed backup or restore; the message says why, and what to do. */
export class BackupError extends ExplainedError {}

/** Where Debian installs PostgreSQL's programs, in a folder for each version. */
const DEBIAN_HOME = '/usr/lib/postgresql';

/** The path of a PostgreSQL program: Debian's newest, which can read every older server, or else the one in PATH. */
export function postgresProgram(name: string): string {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME).map(Number) : [];
  const found = versions
    .sort((one, other) => other - one)
    .map((version) => path.join(DEBIAN_HOME, String(version), 'bin', name))
    .find((file) => existsSync(file));
  return found ?? name;
}

const ending = new AbortController();

/**
 * Makes a signal end all running programs, and those started later: each one's `done` rejects with the reason. Otherwise,
 * an unfinished file with secrets would remain and the programs would continue.
 */
export function endProgramsBySignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ending.abort(new BackupError(`Stopped by ${signal} before it finished.`)));
}

/** @throws the reason, if the programs were ended */
export const refuseEnded = (): void => ending.signal.throwIfAborted();

/** A running program. */
export interface Program {
  output: Readable;
  /** Resolves when it has succeeded. */
  done: Promise<void>;
  stop: () => void;
}

export interface RunOptions {
  env?: Record<string, string>;
  /** The program whose output it reads. */
  input?: Program;
  /**
   * What it reads after the complete output of the other program. The end of the input alone proves nothing, because it also comes
   * when this process dies.
   */
  lastWords?: string;
}

/**
 * Connects a program's input to another's output. The program sees the end only after the other has succeeded and all output has been
 * passed on, so that it never takes a part for the whole. If one of the two fails, the other is ended.
 */
function connect(input: Program, program: Program, stdin: Writable, lastWords: string): void {
  // The program has ended; its own error output says why.
  stdin.on('error', () => undefined);
  input.output.pipe(stdin, { end: false });
  Promise.all([input.done, finished(input.output)]).then(
    () => stdin.end(lastWords),
    () => program.stop(),
  );
  program.done.catch(() => input.stop());
}

/**
 * Runs a program to its end.
 * @throws BackupError from `done`: with its error output if it fails, if it can't be started, or with the reason why it was ended
 */
export function runProgram(
  program: string,
  args: string[],
  { env = {}, input, lastWords = '' }: RunOptions = {},
): Program {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    signal: ending.signal,
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const name = path.basename(program);
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', (error) => {
      // The caller gets the error when the program has ended.
      if (child.pid === undefined) reject(new BackupError(`${name} can't be run: ${error.message}`));
    });
    child.on('exit', () => {
      if (!ending.signal.aborted) return;
      // Its child processes can keep these open.
      child.stdout?.destroy();
      child.stderr?.destroy();
    });
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          ending.signal.reason ?? new BackupError(`${name} failed: ${errorOutput.trim().slice(0, 2_000)}`),
        );
    });
  });
  // A failure reaches the caller that awaits `done`.
  done.catch(() => undefined);
  const running: Program = {
    output: child.stdout ?? Readable.from([]),
    done,
    stop: () => void child.kill(),
  };
  if (input !== undefined && child.stdin !== null) connect(input, running, child.stdin, lastWords);
  return running;
}
