/** The release store didn't respond, or can't serve now: the same request can succeed later. */
export class OutOfReachError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'OutOfReachError';
  }
}
