import { ApiError } from '@galley/shared/http';

/** Why this employee can't have a password (OIDC-08); undefined: the call failed for another reason. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 403 ? error.problem?.detail : undefined;
