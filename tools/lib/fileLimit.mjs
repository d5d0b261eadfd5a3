// @ts-check
// Ends a test file's process that is not over in time, even one that is busy: node --import this --test …
import { isMainThread, Worker } from 'node:worker_threads';
import { fileLimitMs } from './limits.mjs';

const watch = `
const { workerData: { ms, file } } = require('node:worker_threads');
setTimeout(() => {
  require('node:fs').writeSync(2, file + ' was not over after ' + ms / 1000 + ' s.\\n');
  process.kill(process.pid, 'SIGKILL');
}, ms);`;

if (isMainThread && process.env.NODE_TEST_CONTEXT !== undefined) {
  const workerData = { ms: fileLimitMs(), file: process.argv[1] };
  new Worker(watch, { eval: true, execArgv: [], workerData }).unref();
}
