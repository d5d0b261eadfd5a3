import { classifyThrown, type LoadError } from './loadError.ts';

/** How our plug-ins pass an error through the federation runtime. */
export class RemoteFailure extends Error {
  readonly failure: LoadError;
  constructor(failure: LoadError) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The error of a failed load, thrown by a plug-in, the runtime or the remote's own code. */
export const failureOf = (thrown: unknown): LoadError =>
  thrown instanceof RemoteFailure ? thrown.failure : classifyThrown(thrown);
