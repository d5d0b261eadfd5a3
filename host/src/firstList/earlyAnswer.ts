/** The request that ran ahead of the app, and its answer. */
export interface Early {
  path: string;
  body: string;
  token: string;
  response: Promise<Response>;
}

/** The two scripts of the page share nothing but the page. */
const page = globalThis as { galleyEarlyList?: Early | undefined };

export function keepEarly(early: Early): void {
  // Taken or not, a failure is none of the page's: the app requests the list itself.
  early.response.catch(() => undefined);
  page.galleyEarlyList = early;
}

/**
 * The answer to the request that ran ahead, where it was the same one: once, since it grows old.
 * @returns undefined where there is none; rejects where the request failed or was refused
 */
export function takeEarly<T>(wanted: Omit<Early, 'response'>): Promise<T> | undefined {
  const early = page.galleyEarlyList;
  page.galleyEarlyList = undefined;
  if (early?.path !== wanted.path || early.body !== wanted.body || early.token !== wanted.token)
    return undefined;
  return early.response.then((response) => {
    if (!response.ok) throw new Error(`The early request was answered ${response.status}.`);
    return response.json() as Promise<T>;
  });
}
