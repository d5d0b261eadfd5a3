/** The list request that is sent before the app has loaded. */
export interface EarlyRequest {
  path: string;
  body: string;
  token: string;
  response: Promise<Response>;
}

/** The two scripts have separate bundles and only share the global object. */
const page = globalThis as { galleyEarlyList?: EarlyRequest | undefined };

export function keepEarly(early: EarlyRequest): void {
  // If it fails, the app requests the list itself: no unhandled rejection.
  early.response.catch(() => undefined);
  page.galleyEarlyList = early;
}

/**
 * The response of the early request, if it is the same request. It can be taken only once, because it goes stale.
 * @returns undefined if there was no such request; rejects if it failed or was refused
 */
export function takeEarly<T>(request: Omit<EarlyRequest, 'response'>): Promise<T> | undefined {
  const early = page.galleyEarlyList;
  page.galleyEarlyList = undefined;
  if (early?.path !== request.path || early.body !== request.body || early.token !== request.token)
    return undefined;
  return early.response.then((response) => {
    if (!response.ok) throw new Error(`The early request was answered with ${response.status}.`);
    return response.json() as Promise<T>;
  });
}
