// Measures how soon the call queue shows the next record (QUEUE-03): forty calls by keyboard on a four times slower processor, and
// forty unthrottled in the same run. 'Busy' is the main thread's processor time from the key press until the next record is
// painted, which hardly depends on other load; 'painted' is wall-clock time.
// node bench/queue.mjs [--records 40]   (needs npm start once, for the builds)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { quantile, round, signIn, startServer } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';
import { CHROMIUM } from './web/chromium.mjs';

const chosen = chosenOf({ records: 40 });
const CALLS = chosen.records;
const REP = 'rep@galley.example';
const MS = 1000;

/** Adds calls at many companies on a separate day. @returns the address of their queue */
async function addCalls(url, token, day) {
  const post = async (where, body) => {
    const answer = await fetch(url + where, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
    return answer.json();
  };
  const { Activities } = await post('/v1/activity/paged', {
    PageNo: 1,
    PageSize: 200,
    Filter_ActivityForID: -1,
    Filter_Status: 3,
    Filter_DateRange: 7,
  });
  const places = [...new Map(Activities.map((one) => [one.CompanyID, one])).values()];
  for (let call = 0; call <= CALLS + 1; call += 1) {
    const { CompanyID, IndividualID, ActivityForID } = places[call % places.length];
    await post('/v1/activity', {
      saveMode: 0,
      ID: 0,
      CompanyID,
      IndividualID,
      ActivityForID,
      TypeID: 5,
      StartDate: day,
      Comments: `Ask about the spring posters. Call ${call}.`,
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: null,
    });
  }
  return `${url}/activities?range=6&from=${day}&to=${day}&work=1`;
}

/** Runs in the page: marks each press of Ctrl+Enter, and the end of the frame that paints the next record. */
function markSteps() {
  addEventListener(
    'keydown',
    ({ key, ctrlKey }) => {
      if (!(ctrlKey && key === 'Enter')) return;
      performance.mark('press');
      const shown = () => document.querySelector('.call-queue [role="status"]')?.textContent;
      const before = shown();
      const frame = () => {
        if (shown() === before) return requestAnimationFrame(frame);
        // A message is handled after the frame of this callback is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => performance.mark('painted'));
        port1.start();
        return port2.postMessage('');
      };
      requestAnimationFrame(frame);
    },
    { capture: true },
  );
}

/** @returns the calls' times in ms: wall-clock, and of the main thread */
function stepsOf(events) {
  const marks = events.filter(
    ({ cat, name }) => cat.includes('user_timing') && /^(press|painted)$/.test(name),
  );
  const [{ pid, tid }] = marks;
  const tasks = events.filter(
    (one) => one.pid === pid && one.tid === tid && one.name === 'RunTask' && one.ph === 'X',
  );
  return marks
    .filter(({ name }) => name === 'press')
    .map(({ ts }) => {
      const painted = marks.find((one) => one.name === 'painted' && one.ts > ts);
      if (painted === undefined) throw new Error("a record wasn't painted");
      const within = tasks.filter((task) => task.ts < painted.ts && task.ts + task.dur > ts);
      return {
        painted: (painted.ts - ts) / MS,
        busy: within.reduce((sum, task) => sum + task.tdur, 0) / MS,
      };
    });
}

/** Traces one queue. Leaves out its last two records, because after the last one another screen appears. */
async function measure(browser, page, { address, rate }) {
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await page.getByText(`1 of ${CALLS + 2}`).waitFor();
  await page.evaluate(markSteps);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'blink.user_timing',
    ],
  });
  for (let call = 1; call <= CALLS; call += 1) {
    // A real call takes longer than loading and rendering the next record, so wait for that.
    await page.waitForFunction(() => document.querySelector('.call-queue > [inert]') !== null, null, {
      polling: 100,
    });
    await page.waitForLoadState('networkidle');
    await page.keyboard.press(String(1 + (call % 5)));
    await page.keyboard.press('Control+Enter');
    await page.getByText(`${call + 1} of ${CALLS + 2}`).waitFor();
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return stepsOf(traceEvents);
}

const row = (what, steps) => {
  const at = (name, q) =>
    round(
      quantile(
        steps.map((step) => step[name]),
        q,
      ),
    );
  return {
    processor: what,
    calls: steps.length,
    'painted, median': at('painted', 0.5),
    'painted, p95': at('painted', 0.95),
    'busy, median': at('busy', 0.5),
    'busy, p95': at('busy', 0.95),
  };
};

const folder = mkdtempSync(path.join(tmpdir(), 'galley-queue-'));
const server = await startServer(folder);
const browser = await chromium.launch(CHROMIUM);
try {
  const token = await signIn(server.url, REP);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Denver',
  });
  await context.addInitScript((text) => localStorage.setItem('token', text), token);
  const page = await context.newPage();
  const full = await measure(browser, page, {
    address: await addCalls(server.url, token, '2031-03-05'),
    rate: 1,
  });
  const slow = await measure(browser, page, {
    address: await addCalls(server.url, token, '2031-03-04'),
    rate: 4,
  });
  const [quick, slowed] = [row('unthrottled', full), row('four times slower', slow)];
  const ratio = Object.fromEntries(
    Object.entries(slowed).map(([name, value]) => [
      name,
      typeof value === 'number' ? round(value / quick[name]) : 'ratio',
    ]),
  );
  console.table([quick, slowed, { ...ratio, calls: CALLS }]);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
