// Takes the service worker away from every browser that has it (INST-08): with what it kept, at the next page.
addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('galley-files').then(() => registration.unregister())),
);
