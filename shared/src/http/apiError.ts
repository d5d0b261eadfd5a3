import type { Problem } from '../contract/common.ts';

/** A failed call. Status 0: no response (no network, or no session). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's problem details (RFC 9457), if it sent any. */
  readonly problem: Problem | undefined;

  constructor(status: number, message: string, problem?: Problem, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.problem = problem;
  }
}

/** Whether the call was canceled, which isn't a failure. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'title' in value && 'status' in value;

export async function errorOf(response: Response): Promise<ApiError> {
  const { status, url } = response;
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body)
    ? new ApiError(status, body.detail ?? body.title, body)
    : new ApiError(status, `Error in ${url} fetch`);
}
