// Removes the service worker, and everything it stored, from each browser that opens a page (INST-08).
addEventListener('install', () => void skipWaiting());
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
}
addEventListener('activate', (event) => event.waitUntil(leave()));
