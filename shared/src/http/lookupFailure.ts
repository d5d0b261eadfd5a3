import { isAbort } from './apiError.ts';

/** Logs that a lookup failed, without telling the user (COMP-08), and rethrows. */
export const logFailure =
  (what: string) =>
  (error: unknown): never => {
    if (!isAbort(error)) {
      // oxlint-disable-next-line no-console -- COMP-08 requires it in the log, and only there
      console.warn(`Failed to load ${what}`, error);
    }
    throw error;
  };
