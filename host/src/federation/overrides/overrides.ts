const PREFIX = 'release.';

/** Remote → the release requested instead of the active one, or the address of a build on this machine. */
type Overrides = Record<string, string>;

const storages = () => [localStorage, sessionStorage];

const inStorage = (storage: Storage): Overrides =>
  Object.fromEntries(
    Object.entries(storage)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, release]) => [key.slice(PREFIX.length), String(release)]),
  );

/** Keeps the overrides in the address (`?release.orders=1.0.1-x`) for the lifetime of this tab (CAN-02). */
export function rememberOverrides(): void {
  for (const [name, release] of new URLSearchParams(location.search)) {
    if (name.startsWith(PREFIX)) sessionStorage.setItem(name, release);
  }
}

/** The overrides of this tab, from its address, or of this browser, from localStorage `release.orders`. The server decides. */
export const chosenOverrides = (): Overrides => Object.assign({}, ...storages().map(inStorage)) as Overrides;

/** Removes the overrides. @returns the address of this page without them */
export function forgetOverrides(): string {
  for (const storage of storages()) {
    for (const remote of Object.keys(inStorage(storage))) storage.removeItem(PREFIX + remote);
  }
  const { href, search } = location;
  const url = new URL(href);
  for (const name of new URLSearchParams(search).keys()) {
    if (name.startsWith(PREFIX)) url.searchParams.delete(name);
  }
  return url.href;
}

/** The query that requests the overrides from the server; empty for none. */
export function overridesQuery(overrides: Overrides = chosenOverrides()): string {
  const named = Object.entries(overrides).map(([remote, release]) => [PREFIX + remote, release]);
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`;
}
