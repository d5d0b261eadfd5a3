// @ts-check
// Ends the process of a test file that exceeds its time limit, even in an endless loop: node --import this --test …
import { isMainThread, Worker } from 'node:worker_threads';
import { fileLimitMs } from './limits.mjs';

const watch = `
const { workerData: { ms, file } } = require('node:worker_threads');
setTimeout(() => {
  require('node:fs').writeSync(2, file + " didn't finish within " + ms / 1000 + ' s.\\n');
  process.kill(process.pid, 'SIGKILL');
}, ms);`;

if (isMainThread && process.env.NODE_TEST_CONTEXT !== undefined) {
  const workerData = { ms: fileLimitMs(), file: process.argv[1] };
  new Worker(watch, { eval: true, execArgv: [], workerData }).unref();
}
