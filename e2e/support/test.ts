import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { OTHER, PASSWORD, REP } from './accounts.ts';
import { startGalley, type GalleyServer } from './galleyServer.ts';
import { watchRequests } from './networkIdle.ts';
import { FileResources } from './fileResources.ts';
import { templatesFile, type Templates } from './templates.ts';

export interface WorkerFixtures {
  engine: 'embedded' | 'postgres';
  galley: GalleyServer;
  tokens: Map<string, string>;
  /** Resources shared only by the journeys of one file. */
  fileResources: FileResources;
}

export interface TestFixtures {
  /** Console errors and uncaught exceptions that this test expects; every other one fails it. */
  expectedErrors: RegExp[];
  /** Puts a session into the browser without going through the form. */
  signInAs: (page: Page, email?: string) => Promise<void>;
  /** A page in a colleague's own browser, with their session. */
  colleague: Page;
  /** Ends the shared resources of an earlier file. */
  entered: void;
}

const troubles = new WeakMap<Page, string[]>();

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['embedded', { scope: 'worker', option: true }],

  galley: [
    async ({ engine }, provide) => {
      const templates = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
      const server = await startGalley(
        engine === 'postgres'
          ? { databaseUrl: templates.databaseUrl }
          : { dataTemplate: templates.dataFolder },
      );
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  tokens: [async ({ engine: _engine }, provide) => provide(new Map<string, string>()), { scope: 'worker' }],

  fileResources: [
    async ({ engine: _engine }, provide) => {
      const fileResources = new FileResources();
      await provide(fileResources);
      await fileResources.enter('');
    },
    { scope: 'worker' },
  ],

  entered: [
    async ({ fileResources }, provide, { file }) => {
      await fileResources.enter(file);
      await provide();
    },
    { auto: true },
  ],

  baseURL: async ({ galley }, provide) => provide(galley.url),

  expectedErrors: [[], { option: true }],

  page: async ({ page, expectedErrors }, provide, { errors }) => {
    const seen: string[] = [];
    troubles.set(page, seen);
    const breaches = watchBreaches(page);
    watchRequests(page);
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(message.text());
    });
    page.on('pageerror', (error) => seen.push(String(error)));
    await provide(page);
    // An intercepted call can still be pending; its outcome says nothing about the journey.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Logs the page's content when a journey fails, for runs that don't keep screenshots.
    if (errors.length > 0) process.stdout.write(`${await snapshotOf(page).catch(String)}\n`);
    const unexpected = seen.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
    expect(breaches, 'what no journey may do, whatever it expects').toEqual([]);
  },

  signInAs: async ({ baseURL, tokens }, provide) => {
    await provide(async (page, email = REP) => {
      // A token is only valid on the server that signed it.
      const key = `${baseURL} ${email}`;
      const token = tokens.get(key) ?? (await login(baseURL ?? '', email));
      tokens.set(key, token);
      await page.addInitScript(
        ([value]) => {
          // Only a fresh tab gets it: signing out must last through a reload.
          if (sessionStorage.getItem('signed-in-once') !== null) return;
          sessionStorage.setItem('signed-in-once', 'yes');
          localStorage.setItem('token', value ?? '');
        },
        [token],
      );
    });
  },

  colleague: async ({ browser, baseURL, signInAs }, provide) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await signInAs(page, OTHER);
    await provide(page);
    await context.close();
  },
});

/** The content of a page by role and name: its dialogs, or else the whole page. */
async function snapshotOf(page: Page): Promise<string> {
  const dialogs = await page.locator('dialog[open]').all();
  const shown = dialogs.length > 0 ? dialogs : [page.locator('body')];
  const texts = await Promise.all(shown.map((one) => one.ariaSnapshot({ timeout: 5_000 })));
  return [page.url(), ...texts].join('\n');
}

const POLICY = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)\b|Integrity-Policy/;
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);
const TOKEN = /eyJ[\w-]{8,}\.[\w-]+\./;

/** Collects violations of the page's policy, requests to other hosts, and tokens in addresses. */
function watchBreaches(page: Page): string[] {
  const breaches: string[] = [];
  page.on('console', (message) => {
    if (POLICY.test(message.text())) breaches.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !LOOPBACK.has(url.hostname)) breaches.push(`asked ${url.origin}`);
    if (TOKEN.test(url.href)) breaches.push(`a token in ${url.pathname}`);
  });
  return breaches;
}

async function login(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`sign-in as ${email}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as string;
}

export { expect };
