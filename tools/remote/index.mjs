export { defineRemote } from './build/remote.mjs';
