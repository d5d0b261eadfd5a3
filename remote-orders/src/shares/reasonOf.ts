import { ApiError } from '@galley/shared/http';

/** Why something was refused, as the server says it. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError ? error.problem?.detail : undefined) ??
  'The server isn’t responding. Try again.';
