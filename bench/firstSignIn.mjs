// Compares sign-in with a company account and with a password, in a new browser: the time from opening Galley until the first list
// appears, without typing. The provider is oidc-provider in its own process.
// Cold: the first sign-in on a server that has just started. Warm: later ones.
// node bench/firstSignIn.mjs [rounds] [servers]   (needs npm start once, for the builds, and the compiled tests)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { oidcEnv, startIdentityProvider } from '../server/test/dist/account/oidc/testing.js';
import { freePort, printRatio, quantile, round, startServer } from '../tools/lib/server.mjs';
import { CHROMIUM } from './web/chromium.mjs';

const ROUNDS = Number(process.argv[2] ?? 10);
const SERVERS = Number(process.argv[3] ?? 3);
const EMAIL = 'rep@galley.example';

/** Two clicks, the second at the provider; typing between them isn't counted. */
async function withCompany(page) {
  const left = performance.now();
  await page.getByRole('link', { name: /^Sign In with/ }).click();
  await page.getByLabel('Account').waitFor();
  const there = performance.now() - left;
  await page.getByLabel('Account').fill('robin');
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('article').first().waitFor();
  return there + performance.now() - pressed;
}

async function withPassword(page) {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('press-room-1');
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('article').first().waitFor();
  return performance.now() - pressed;
}

async function inFreshBrowser(browser, url, signIn) {
  const context = await browser.newContext({ viewport: { width: 990, height: 900 } });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const startTime = performance.now();
  await page.goto(url);
  await page.getByRole('button', { name: 'Login' }).waitFor();
  const opened = performance.now() - startTime;
  const ms = opened + (await signIn(page));
  await context.close();
  return ms;
}

const port = String(await freePort());
const url = `http://localhost:${port}`;
const provider = await startIdentityProvider(url);
const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const browser = await chromium.launch(CHROMIUM);
const times = { cold: { password: [], company: [] }, warm: { password: [], company: [] } };
const ways = { password: withPassword, company: withCompany };

/** Measures these kinds of sign-in, in this order, on a server of this age. */
async function measure(age, names) {
  for (const name of names) times[age][name].push(await inFreshBrowser(browser, url, ways[name]));
}

try {
  await provider.tell({ people: { robin: { email: EMAIL, email_verified: true } } });
  const env = { PORT: port, DEMO: 'small', ...oidcEnv(provider, { PUBLIC_URL: url }) };
  // Each kind is the first one on some of the servers.
  for (const name of Array.from({ length: SERVERS }, () => Object.keys(ways)).flat()) {
    const server = await startServer(folder, env);
    await measure('cold', [name]);
    await server.stop();
  }
  const server = await startServer(folder, env);
  for (const names of [
    ['password', 'company'],
    ['company', 'password'],
  ])
    await measure('warm', names);
  times.warm = { password: [], company: [] };
  for (let turn = 0; turn < ROUNDS; turn += 1)
    await measure('warm', turn % 2 === 0 ? ['password', 'company'] : ['company', 'password']);
  await server.stop();
} finally {
  await browser.close();
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
}

for (const age of ['cold', 'warm']) {
  const row = (way) => ({ way: `${way}, ${age}`, 'p50 ms': round(quantile(times[age][way], 0.5)) });
  printRatio('way', row('password'), row('company'));
}
