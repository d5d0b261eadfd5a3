// The service worker of the app (INST-03 to INST-07). It keeps files whose address names their release, as the browser's own cache does, and
// shows a page of its own where the server can't be reached. It shows what the server sends to this device (PUSH-02). It never keeps a page, the registry or a call: the registry decides what runs.
const FILES = 'galley-files';
/** The address names the release, so what it leads to never changes. */
const RELEASED = /^\/(?:host\/[^/]+|remotes\/[^/]+\/[^/]+)\/./;
const CALLS = /^\/(?:v1|account)\//;

// In the worker itself, so that a browser that clears its caches does not lose it.
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
      <p>Galley can't be reached. Check your connection, then try again.</p>
      <a href="">Try again</a>
    </main>
  </body>
</html>`;

// The style is the text above, and nothing in this page comes from elsewhere.
const OFFLINE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Storage that is full or broken keeps nothing: the file then comes from the network as before. */
async function keep(url, answer) {
  try {
    await (await caches.open(FILES)).put(url, answer);
  } catch {
    // Nothing is lost.
  }
}

async function keptFile(url) {
  try {
    return await (await caches.open(FILES)).match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function drop(url) {
  try {
    await (await caches.open(FILES)).delete(url, { ignoreVary: true });
  } catch {
    // It is replaced, or refused by its hash.
  }
}

/** Whether a kept file is still what the page asks for; the browser compares it once more. A request without a hash runs nothing. */
async function isWhole({ integrity }, kept) {
  if (integrity === '') return true;
  const digest = await crypto.subtle.digest('SHA-384', await kept.clone().arrayBuffer());
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * A file of a release. Only what was requested with its registered hash is kept, since `fetch` has then verified it. Of the files that
 * index.html itself names Chromium does not tell the worker the hash: they stay in the browser's own cache.
 */
async function releasedFile(event) {
  const { request } = event;
  const { url } = request;
  const kept = request.cache === 'default' ? await keptFile(url) : undefined;
  if (kept && (await isWhole(request, kept))) return kept;
  await drop(url);
  const answer = await fetch(request);
  const isImmutable = answer.headers.get('cache-control')?.includes('immutable') === true;
  if (request.integrity !== '' && answer.status === 200 && isImmutable)
    event.waitUntil(keep(url, answer.clone()));
  return answer;
}

async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return new Response(OFFLINE, { headers: OFFLINE_HEADERS });
  }
}

/** Drops the files of all other releases. @param {string[]} folders addresses of the folders of the releases that the registry names */
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
 * Lets all other requests pass by the worker, where the browser can: a call then never waits for the worker to start, and a worker that
 * is replaced never waits for a call.
 */
async function passBy(event) {
  const needed = [
    { requestMode: 'navigate' },
    ...['/host/*', '/remotes/*'].map((pathname) => ({ urlPattern: new URLPattern({ pathname }) })),
  ];
  try {
    await event.addRoutes({ condition: { not: { or: needed } }, source: 'network' });
  } catch {
    // They pass through it, as they came.
  }
}

// At once, and without what an earlier worker kept otherwise: no page waits for this one.
addEventListener('install', (event) => {
  void skipWaiting();
  event.waitUntil(passBy(event));
});
addEventListener('activate', (event) => event.waitUntil(takeOver()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (RELEASED.test(pathname)) event.respondWith(releasedFile(event));
  else if (request.mode === 'navigate' && !CALLS.test(pathname)) event.respondWith(pageOrOffline(request));
});

addEventListener('message', (event) => {
  const folders = event.data?.keep;
  if (Array.isArray(folders)) event.waitUntil(keepOnly(folders));
});

/** Browsers want a notification for each message; one of the same tag takes the place of the one before. */
const show = ({ text, tag, address }) =>
  registration.showNotification('Galley', { body: text, tag, data: address, icon: '/icons/icon-192.png' });

/** A page that is open shows the record, so that nothing in it is lost; without one a page is opened (PUSH-09). */
async function open(address) {
  // The one that was used last is the first.
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) return clients.openWindow(address);
  page.postMessage({ open: address });
  return page.focus();
}

addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
