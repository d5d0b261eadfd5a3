const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these. Taken from Node, so that component tests run the real fetch stack and router.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortSignal',
  'AbortController',
];

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
