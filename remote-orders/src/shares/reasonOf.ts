import { ApiError } from '@galley/shared/http';

/** The server's reason for refusing a request. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError ? error.problem?.detail : undefined) ??
  'The server isn’t responding. Try again.';
