import { expect, type Page, type Request } from '@playwright/test';

const IDLE_MS = 500;

interface Requests {
  open: Set<Request>;
  /** When a request last started or ended. */
  at: number;
}
const requestsOf = new WeakMap<Page, Requests>();

/** The live stream, which stays open as long as its page. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/v1/live';

/** Must be called before the page opens. */
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
  // The browser doesn't always report the end of a previous page's requests.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && requests.open.clear());
}

/** Waits until a page has no pending requests. With Playwright's own 'networkidle', a page with a stream is never idle. */
export async function networkIdle(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (requests === undefined) throw new Error('The requests of this page are not watched');
  await expect
    .poll(() => requests.open.size === 0 && Date.now() - requests.at >= IDLE_MS, {
      message: 'the page asks for nothing',
      intervals: [100],
      timeout: 30_000,
    })
    .toBe(true);
}
