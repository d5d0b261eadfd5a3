/** A request to the worker that runs the embedded engine. */
export type Request =
  | { id: number; kind: 'query'; text: string; values: unknown[] }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'checkpoint' }
  | { id: number; kind: 'close' };

/** A notice on a channel, which the engine sends unprompted. */
export interface Notice {
  channel: string;
}

export type Response = { id: number; rows: object[] } | { id: number; error: Failure };

export interface Failure {
  message: string;
  code?: string;
  constraint?: string;
  /** The error ended the engine, for example because it couldn't write its log. */
  isEnd: boolean;
}
