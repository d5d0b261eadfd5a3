// The service worker of the app (INST-03 to INST-14). Like the browser's cache, it stores files whose
// address names a release. If the server can't be reached, it opens the last page of this sign-in, or an offline page. It shows the
// notifications that the server sends (PUSH-02). If the server responds, pages always come from it, because the registry decides what runs.
const FILES = 'galley-files';
/** Has one page, under '/'. shared/src/store/keptLists.ts uses the same name. */
const PAGE = 'galley-page';
const PAGE_LASTS_MS = 24 * 60 * 60_000;
/** A header of the stored page: when it was stored, in milliseconds since 1970. */
const KEPT_AT = 'galley-kept-at';
/** Addresses that name a release. Their content never changes. */
const RELEASED = /^\/(?:host\/[^/]+|remotes\/[^/]+\/[^/]+)\/./;
const CALLS = /^\/(?:v1|account)\//;

// Part of the worker, so that it survives when the browser clears its caches.
const OFFLINE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Galley is offline</title>
    <style>
      body { align-items: center; background: light-dark(#f6f7f9, #10161f); color: light-dark(#1b2430, #e6eaf0); display: flex;
        flex-direction: column; font: 1rem/1.5 system-ui, sans-serif; justify-content: center; margin: 0; min-height: 100vh; }
      main { max-width: 26rem; padding: 1rem; text-align: center; }
      svg { height: 4rem; width: 4rem; }
      h1 { font-size: 1.5rem; margin: 1rem 0 0.5rem; }
      p { color: light-dark(#586374, #a3afbf); margin: 0 0 1.5rem; }
      a { background: light-dark(#00729f, #4fb8e0); border-radius: 0.375rem; color: light-dark(#fff, #06222e); display: inline-block;
        padding: 0.625rem 1.25rem; text-decoration: none; }
      a:focus-visible { outline: 2px solid light-dark(#00729f, #4fb8e0); outline-offset: 2px; }
    </style>
  </head>
  <body>
    <main>
      <svg viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" rx="3" fill="#14213d"/><path d="M4 4h8M4 7h8M4 10h5" stroke="#fff" stroke-width="1.5"/></svg>
      <h1>You are offline</h1>
      <p>Galley can’t be reached. Check your connection, then try again.</p>
      <a href="">Try Again</a>
    </main>
  </body>
</html>`;

// The page has inline styles and loads nothing else.
const OFFLINE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Stores a response, unless storage is full or broken: then files keep coming from the network. @returns whether it's stored */
async function keep(cache, url, answer) {
  try {
    await (await caches.open(cache)).put(url, answer);
    return true;
  } catch {
    return false;
  }
}

async function kept(cacheName, url) {
  try {
    return await caches.match(url, { cacheName, ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function drop(cache, url) {
  try {
    await (await caches.open(cache)).delete(url, { ignoreVary: true });
  } catch {
    // Harmless: a file is replaced or fails its hash check, and a page expires within a day.
  }
}

/** Whether a stored file has the hash in the request; the browser checks it, too. Requests without a hash never load code. */
async function isWhole({ integrity }, file) {
  if (integrity === '') return true;
  const digest = await crypto.subtle.digest('SHA-384', await file.clone().arrayBuffer());
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

const isImmutable = ({ status, headers }) =>
  status === 200 && headers.get('cache-control')?.includes('immutable') === true;

/** Whether index.html itself makes the request: Chromium doesn't tell the worker its hash. */
const isNamedByPage = ({ integrity, destination }) => integrity === '' && destination !== '';

/**
 * Tries the browser's cache and the server before the stored file: a corrupt one would break every page, and without the hash, only the
 * browser would notice.
 */
async function namedFile({ request }) {
  const answer = await fetch(request).catch((error) => error);
  if (answer.ok) return answer;
  const file = await kept(FILES, request.url);
  if (file) return file;
  if (answer instanceof Error) throw answer;
  return answer;
}

/** A file of a release. It's only stored if the request has its registered hash, because `fetch` has then verified it. */
async function releasedFile(event) {
  const { request } = event;
  const { url } = request;
  const file = request.cache === 'default' ? await kept(FILES, url) : undefined;
  if (file && (await isWhole(request, file))) return file;
  if (file || request.cache !== 'default') await drop(FILES, url);
  const answer = await fetch(request);
  if (request.integrity !== '' && isImmutable(answer)) event.waitUntil(keep(FILES, url, answer.clone()));
  return answer;
}

/** The files that a page's own text names, with their hashes. */
function namedBy(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*\bintegrity="[^>]*>/g) ?? [];
  const attribute = (tag, name) => new RegExp(`\\b(?:${name})="([^"]*)"`).exec(tag)?.[1];
  return tags.map((tag) => ({ url: attribute(tag, 'src|href'), integrity: attribute(tag, 'integrity') }));
}

/** Stores a file that a page names after verifying it; it mostly comes from the browser's cache. @returns whether it's stored */
async function keepNamed({ url, integrity }) {
  // Files from other origins are never stored.
  if (!RELEASED.test(url)) return false;
  const file = await kept(FILES, url);
  if (file && (await isWhole({ integrity }, file))) return true;
  const answer = await fetch(url, { integrity });
  return isImmutable(answer) && keep(FILES, url, answer);
}

const revisionOf = (html) =>
  JSON.parse(/ id="galley-registry">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')?.revision;

/**
 * Stores the page that a signed-in person has open, with every file that it names (INST-11): as the server sends it now, and only if its
 * registry still has the revision of the open page.
 */
async function keepPage({ path, revision }) {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) return;
  const html = await answer.text();
  if (revisionOf(html) !== revision) return;
  const areKept = await Promise.all(namedBy(html).map(keepNamed));
  if (!areKept.every(Boolean)) return;
  const headers = new Headers(answer.headers);
  // These describe the bytes as transferred.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(KEPT_AT, String(Date.now()));
  await keep(PAGE, '/', new Response(html, { headers }));
}

/** The stored page, if it's less than a day old and every file that it names is on this device; else undefined. */
async function keptPage() {
  const page = await kept(PAGE, '/');
  const age = Date.now() - Number(page?.headers.get(KEPT_AT));
  if (!(age >= 0 && age < PAGE_LASTS_MS)) return undefined;
  const files = await Promise.all(namedBy(await page.clone().text()).map(({ url }) => kept(FILES, url)));
  return files.every((file) => file !== undefined) ? page : undefined;
}

/** Deletes the stored page if the server's response differs from it, whatever the status (INST-12). */
async function dropAnother({ headers }) {
  const page = await kept(PAGE, '/');
  if (page && page.headers.get('etag') !== headers.get('etag')) await drop(PAGE, '/');
}

/** The server's response, whatever its status. If there's none, such as without a network: the stored page or the offline page. */
async function pageOrOffline(event) {
  let answer;
  try {
    answer = await fetch(event.request);
  } catch {
    return (await keptPage()) ?? new Response(OFFLINE, { headers: OFFLINE_HEADERS });
  }
  event.waitUntil(dropAnother(answer));
  return answer;
}

/** Deletes the files of all other releases. @param {string[]} folders the addresses of the registered releases' folders */
async function keepOnly(folders) {
  const cache = await caches.open(FILES);
  const gone = (await cache.keys()).filter(({ url }) => !folders.some((folder) => url.startsWith(folder)));
  await Promise.all(gone.map((request) => cache.delete(request, { ignoreVary: true })));
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== FILES);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
}

/**
 * Makes all other requests bypass the worker if the browser supports it (INST-10): calls never wait for the worker to start, and a newer
 * worker never waits for a call.
 */
async function passBy(event) {
  const needed = [
    { requestMode: 'navigate' },
    ...['/host/*', '/remotes/*'].map((pathname) => ({ urlPattern: new URLPattern({ pathname }) })),
  ];
  try {
    await event.addRoutes({ condition: { not: { or: needed } }, source: 'network' });
  } catch {
    // They go through the worker unchanged.
  }
}

// A new worker takes over at once, and deletes what an earlier one stored under other names (INST-07).
addEventListener('install', (event) => {
  void skipWaiting();
  event.waitUntil(passBy(event));
});
addEventListener('activate', (event) => event.waitUntil(takeOver()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (RELEASED.test(pathname))
    event.respondWith(isNamedByPage(request) ? namedFile(event) : releasedFile(event));
  else if (request.mode === 'navigate' && !CALLS.test(pathname)) event.respondWith(pageOrOffline(event));
});

addEventListener('message', (event) => {
  const { keep: folders, page } = event.data ?? {};
  if (!Array.isArray(folders)) return;
  // Without a connection or space, the stored page stays as it is.
  if (page) event.waitUntil(keepPage(page).catch(() => undefined));
  event.waitUntil(keepOnly(folders));
});

/** Browsers require a notification for each message. It replaces an earlier one with the same tag. */
const show = ({ text, tag, address }) =>
  registration.showNotification('Galley', { body: text, tag, data: address, icon: '/icons/icon-192.png' });

/** Not the guide, nor a page that a call returns, such as a customer's page of a quote: these have no inbox. */
const isAppPage = ({ pathname }) => !CALLS.test(pathname) && !/^\/help(?:\/|$)/.test(pathname);

/** Shows the record in an open page without reloading it, so that nothing is lost; opens a page if there's none (PUSH-09). */
async function open(address) {
  // The most recently used page comes first.
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = windows.find(({ url }) => isAppPage(new URL(url)));
  if (page === undefined) return clients.openWindow(address);
  page.postMessage({ open: address });
  return page.focus();
}

addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
