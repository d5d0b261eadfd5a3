import { ApiError } from '@galley/shared/http';

/** The reason why a call failed, for the user. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError ? error.problem?.detail : undefined) ?? 'The server could not be reached.';
