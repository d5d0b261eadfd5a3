/** The release store gave no answer, or one that says it cannot serve now: later the same may succeed. */
export class OutOfReachError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'OutOfReachError';
  }
}
