import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

afterEach(cleanup);

// On a busy machine, a screen can take longer than the default second to appear.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the element but not these methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom has no layout, so sizes never change.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no media queries: respond as on a desktop in light mode.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media });
