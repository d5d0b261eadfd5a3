// Loaded into the server's process for a measurement (NODE_OPTIONS=--import). On SIGUSR2, it collects all garbage and writes the
// remaining memory, and the number of handles that keep the process alive, into HEAP_FILE.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { runInNewContext } from 'node:vm';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    collect();
    const { HEAP_FILE: file } = process.env;
    const handles = process.getActiveResourcesInfo().length;
    writeFileSync(`${file}.new`, JSON.stringify({ ...process.memoryUsage(), handles }));
    renameSync(`${file}.new`, file);
  });
}
