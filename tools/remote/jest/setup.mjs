import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

afterEach(cleanup);

// On a busy machine a screen may take longer than the default second to appear.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the element but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom lays nothing out, so no size ever changes.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom knows no media: every query is answered as on a desktop, in light.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media });
