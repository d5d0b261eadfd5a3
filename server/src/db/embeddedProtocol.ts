/** What the server asks of the worker that runs the embedded engine. */
export type Request =
  | { id: number; kind: 'query'; text: string; values: unknown[] }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'checkpoint' }
  | { id: number; kind: 'close' };

export type Response =
  | { id: number; rows: object[] }
  | { id: number; error: { message: string; code?: string; constraint?: string } };
