const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these; they are lent from Node so that the real fetch stack and router run in component tests.
const LENT = [
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
    for (const name of LENT) this.global[name] = globalThis[name];
  }
};
