// Loaded into the server's process for a measurement (NODE_OPTIONS=--import): measures how long its event loop was blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writeFileSync } from 'node:fs';

const RESOLUTION_MS = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
// Reset when the server is ready, so that the start isn't measured.
process.on('SIGUSR2', () => delay.reset());
process.on('exit', () => {
  const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  writeFileSync(
    process.env.LOOP_DELAY_FILE,
    JSON.stringify({ p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), worst: ms(delay.max) }),
  );
});
