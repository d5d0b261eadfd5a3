/** What the server asks of the worker that runs the embedded engine. */
export type Request =
  | { id: number; kind: 'query'; text: string; values: unknown[] }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'checkpoint' }
  | { id: number; kind: 'close' };

/** Notices of a channel, as the engine tells them without being asked. */
export interface Notice {
  channel: string;
}

export type Response = { id: number; rows: object[] } | { id: number; error: Failure };

export interface Failure {
  message: string;
  code?: string;
  constraint?: string;
  /** The engine has ended with it, as it does when it cannot write its log. */
  isEnd: boolean;
}
