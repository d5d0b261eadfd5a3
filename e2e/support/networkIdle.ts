import { expect, type Page, type Request } from '@playwright/test';

const IDLE_MS = 500;

interface Requests {
  open: Set<Request>;
  /** When one began or ended last. */
  at: number;
}
const requestsOf = new WeakMap<Page, Requests>();

/** It stays open as long as its page. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/v1/live';

/** To be called before a page is opened. */
export function watchRequests(page: Page): void {
  const requests: Requests = { open: new Set(), at: Date.now() };
  requestsOf.set(page, requests);
  const count = (change: (request: Request) => void) => (request: Request) => {
    if (isStream(request)) return;
    change(request);
    requests.at = Date.now();
  };
  page.on(
    'request',
    count((request) => requests.open.add(request)),
  );
  page.on(
    'requestfinished',
    count((request) => requests.open.delete(request)),
  );
  page.on(
    'requestfailed',
    count((request) => requests.open.delete(request)),
  );
  // What a page that was left has asked for is not always said to have ended.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && requests.open.clear());
}

/** Waits until a page asks for nothing, as Playwright's own 'networkidle', for which a page with a stream is never idle. */
export async function networkIdle(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (requests === undefined) throw new Error('a page whose requests are not watched');
  await expect
    .poll(() => requests.open.size === 0 && Date.now() - requests.at >= IDLE_MS, {
      message: 'the page asks for nothing',
      intervals: [100],
      timeout: 30_000,
    })
    .toBe(true);
}
