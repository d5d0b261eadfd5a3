// Measures inside the page: first paint of an element, layout shifts, and the duration of each interaction.

/** Runs in the page before its own code; `first` selects the element that the page is opened for. */
export function installProbe({ first }) {
  const probe = { shift: 0, presses: new Map(), waits: [], pressedAt: 0 };
  globalThis.probe = probe;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) probe.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0)
        probe.presses.set(interactionId, Math.max(duration, probe.presses.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  for (const type of ['pointerdown', 'keydown', 'change'])
    addEventListener(type, ({ timeStamp }) => (probe.pressedAt = timeStamp), true);

  /** When the selected element is painted, as a time of performance.now(). */
  probe.painted = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()), { once: true });
          port1.start();
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    });
  probe.first = probe.painted(first);
}

/** Milliseconds from a press until the selected element is painted. */
export async function pressUntil(page, press, selector) {
  await page.evaluate((wanted) => {
    globalThis.probe.wait = globalThis.probe.painted(wanted);
  }, selector);
  await press();
  await page.locator(selector).first().waitFor({ state: 'attached' });
  return page.evaluate(async () => (await globalThis.probe.wait) - globalThis.probe.pressedAt);
}

/** The sum of the page's layout shifts so far. */
export const shiftOf = (page) => page.evaluate(() => globalThis.probe.shift);

/** The durations of the presses since the last call, until the next paint; shorter ones count as 16 ms. */
export const takePresses = (page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const durations = [...globalThis.probe.presses.values()];
    globalThis.probe.presses.clear();
    return durations;
  });
