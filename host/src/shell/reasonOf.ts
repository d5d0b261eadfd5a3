import { ApiError } from '@galley/shared/http';

/** What a refusal says, in words for the person. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError ? error.problem?.detail : undefined) ?? 'The server could not be reached.';
