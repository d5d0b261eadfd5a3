// Measures the time from a colleague's save until the changed card is painted in another browser, while many people read live
// events and work.
// node bench/painted.mjs [--people 200] [--changes 100]   (needs node tools/build.mjs and npx tsc -b once, for the builds)
// Server, database, people and browser share this machine. The card stays on the list the whole time: how long it takes to announce
// a new one is another question (LIVE-08, LIVE-09).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { openPostgres } from '../server/dist/db/postgres.js';
import { startPreparedPostgres } from '../server/test/dist/db/testing.js';
import { quantile, round, signIn, startServer } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';
import { places, saveCall } from './lib/calls.mjs';
import { openStream } from './lib/openStream.mjs';
import { PEOPLE, peopleAtWork } from './lib/peopleAtWork.mjs';
import { send } from './lib/requests.mjs';
import { CHROMIUM } from './web/chromium.mjs';

const chosen = chosenOf({ people: 200, changes: 100 });
const WARM_UP = 5;
/** Long enough that no event carries two changes. */
const BETWEEN_MS = 1500;
/** The employee id of the demo's sales rep. */
const REP = 1;
/** Overdue, so that it stays on the first page even if others add activities for today. */
const A_WEEK_AGO = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
const now = () => performance.timeOrigin + performance.now();

/** Runs in the page: when the frame with this text is painted, in milliseconds since 1970. */
const paintedWith = (text) =>
  new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('main').textContent.includes(text)) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
    };
    const seen = new MutationObserver(look);
    seen.observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
    look();
  });

/** People who read live events and work until the signal. @returns how long each call took, in ms */
async function work(url, tokens, place, signal) {
  const taken = [];
  const people = chosen.people;
  const streams = await Promise.all(
    Array.from({ length: people }, (_, nth) =>
      openStream({ url, token: tokens[nth % tokens.length] }, '127.0.0.2'),
    ),
  );
  await peopleAtWork({
    url,
    tokens,
    place,
    people,
    goesOn: () => !signal.aborted,
    tell({ call }, { took, ok, status }) {
      if (!ok) throw new Error(`${call}: ${status}`);
      taken.push(took);
    },
  });
  for (const stream of streams) stream.destroy();
  return taken;
}

async function openList(browser, { url, token, text }) {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120_000);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const listens = page.waitForResponse((answer) => answer.url().includes('/v1/live'));
  await page.goto('/activities');
  await listens;
  await page.getByText(text).first().waitFor();
  return page;
}

/** A colleague who keeps changing one of the rep's activities. */
function colleague({ url, token, place }) {
  let record = {};
  return {
    async save(Comments) {
      const change = { ActivityForID: REP, StartDate: A_WEEK_AGO, Comments, ...record };
      const { ok, status, answer } = await send(url, token, { ...saveCall(place, change), isKept: true });
      if (!ok) throw new Error(`save: ${status}`);
      record = { ID: answer.ID, Version: answer.Version };
    },
  };
}

/** @returns for each change, milliseconds from its sending and from its response until it's painted */
async function measure(page, { save }) {
  const times = [];
  for (let nth = 1; nth <= WARM_UP + chosen.changes; nth += 1) {
    await sleep(BETWEEN_MS);
    const text = `Painted ${nth}.`;
    const painted = page.evaluate(paintedWith, text);
    const sent = now();
    await save(text);
    const answered = now();
    const at = await painted;
    if (nth > WARM_UP) times.push({ sent: at - sent, answered: at - answered });
  }
  return times;
}

const folder = await mkdtemp(path.join(tmpdir(), 'galley-painted-'));
const postgres = await startPreparedPostgres('small');
const database = openPostgres(postgres.url, () => undefined);
const place = await places(database);
await database.close();
const server = await startServer(folder, { DATABASE_URL: postgres.url });
const browser = await chromium.launch(CHROMIUM);
try {
  const { url } = server;
  const tokens = await Promise.all(PEOPLE.map((email) => signIn(url, email)));
  const other = colleague({ url, token: tokens[1], place });
  await other.save('Painted 0.');
  const page = await openList(browser, { url, token: tokens[0], text: 'Painted 0.' });
  const over = new AbortController();
  const working = work(url, tokens, place, over.signal);
  const times = await Promise.race([measure(page, other), working]);
  over.abort();
  const taken = await working;
  const figures = (all) => [0.5, 0.95, 1].map((share) => round(quantile(all, share)));
  const rows = ['sent', 'answered'].map((from) => {
    const [p50, p95, worst] = figures(times.map((time) => time[from]));
    return { 'painted after it was': from, changes: times.length, p50, p95, worst };
  });
  console.table(rows);
  const [p50, p95] = figures(taken);
  console.log(`${chosen.people} people meanwhile: ${taken.length} calls, p50 ${p50} ms, p95 ${p95} ms`);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true });
}
