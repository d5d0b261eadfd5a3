import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until search includes all lines.
 * @param {string} url of the server
 * @returns {Promise<{ seconds: number, most: number }>} how long that took, and the most lines that search lacked
 */
export async function untilIndexed(url) {
  const startTime = performance.now();
  let most = 0;
  for (;;) {
    const { orderSearch } = await fetch(`${url}/health`).then((answer) => answer.json());
    if (orderSearch.lines === 0) break;
    most = Math.max(most, orderSearch.lines);
    await sleep(100);
  }
  return { seconds: (performance.now() - startTime) / 1_000, most };
}
