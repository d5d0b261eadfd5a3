// Takes the service worker away from every browser that has it (INST-08): with what it kept, at the next page.
addEventListener('install', () => void skipWaiting());
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
}
addEventListener('activate', (event) => event.waitUntil(leave()));
