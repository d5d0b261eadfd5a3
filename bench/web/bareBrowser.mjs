// A Chromium that only loads pages. The other measurements' driver makes the browser report every request and frame. That adds 0.1
// s to a load of 0.3 s, more with more files, and varies by more than the differences measured here.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM } from './chromium.mjs';
import { installProbe } from './probe.mjs';

const SETTLED_MS = 300;
/** A tab exists immediately, its process a moment later. */
const STARTED_MS = 150;

/** Sends commands to the browser and receives responses: JSON separated by null bytes, over two pipes. */
function connect(browser) {
  const [, , , input, output] = browser.stdio;
  const waiting = new Map();
  let lastId = 0;
  let received = '';
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (received + text).split('\0');
    received = messages.pop();
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    });
}

/** Runs in a page before its own code: installs the probe and a person's session. */
const before = ({ first, token }) =>
  `${token === undefined ? '' : `localStorage.setItem('token', ${JSON.stringify(token)});`}
(${installProbe.toString()})(${JSON.stringify({ first })});`;

export async function launchBareBrowser() {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bare-'));
  const browser = spawn(
    CHROMIUM.executablePath,
    [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${folder}`,
      '--window-size=990,900',
      '--lang=en-US',
      ...CHROMIUM.args,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], env: { ...process.env, TZ: 'America/Denver' } },
  );
  const send = connect(browser);

  async function load(browserContextId, { url, first, token, profile }) {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const inPage = (method, params) => send(method, params, sessionId);
    const evaluate = async (expression) => {
      const { result } = await inPage('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return result.value;
    };
    await inPage('Page.enable');
    await inPage('Performance.enable');
    await inPage('Page.addScriptToEvaluateOnNewDocument', { source: before({ first, token }) });
    if (profile.network.latency > 0) {
      await inPage('Network.enable');
      await inPage('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    }
    await inPage('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
    await wait(STARTED_MS);
    await inPage('Page.navigate', { url });
    const took = await evaluate('globalThis.probe.first');
    const { metrics } = await inPage('Performance.getMetrics');
    const { value: seconds } = metrics.find(({ name }) => name === 'TaskDuration');
    await wait(SETTLED_MS);
    const shift = await evaluate('globalThis.probe.shift');
    await send('Target.closeTarget', { targetId });
    return { took, shift, thread: seconds * 1000 };
  }

  return {
    /**
     * Opens an address twice: with an empty and with a full cache.
     * @param {{ url: string, first: string, token?: string, profile: { network: object, slowdown: number } }} page first: a
     *   selector for the main content; token: of the signed-in person
     * @returns {Promise<Record<'cold' | 'warm', { took: number, shift: number, thread: number }>>} milliseconds until the content
     *   was painted; layout shift; main-thread milliseconds until then
     */
    async coldAndWarm(page) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const cold = await load(browserContextId, page);
      const warm = await load(browserContextId, page);
      await send('Target.disposeBrowserContext', { browserContextId });
      return { cold, warm };
    },
    async close() {
      const exited = once(browser, 'exit');
      await send('Browser.close');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
