import type { Accepted } from './command.ts';

/** The options of every command that changes the registry. */
const CHANGE = ['reason', 'dry-run', 'force', 'expect-revision'];

/** The words and options of each command, by name. A command's code loads only if it runs here instead of on a server. */
export const ACCEPTED = {
  keys: { words: 3, takes: ['reason', 'role', 'remote'], opensPlain: true },
  status: { words: 1, takes: [] },
  history: { words: 1, takes: [] },
  show: { words: 2, takes: [] },
  publish: { words: 1, takes: ['dry-run'] },
  gate: { words: 2, takes: [] },
  check: { words: 1, takes: [] },
  matrix: { words: 0, takes: [] },
  promote: { words: 2, takes: [...CHANGE, 'host'] },
  rollback: { words: 1, takes: [...CHANGE, 'to'] },
  canary: { words: 2, takes: [...CHANGE, 'percent', 'employee', 'type', 'off'] },
  disable: { words: 1, takes: CHANGE },
  enable: { words: 1, takes: CHANGE },
  gc: { words: 0, takes: ['keep', 'days', 'dry-run'] },
} satisfies Record<string, Accepted>;
export type CommandName = keyof typeof ACCEPTED;
