import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Problem } from '@galley/shared/contract/common';
import { ARRIVED } from '#server/account/rules/arrival';
import type { TestServer } from '../../testing.ts';
import type { Told } from './identityProvider.ts';

export const PUBLIC_URL = 'https://galley.example';
export const CLIENT_SECRET = 'a secret that the provider and Galley share';

export interface IdentityProvider {
  issuer: string;
  tell: (told: Told) => Promise<string | undefined>;
  stop: () => Promise<void>;
}

/** Starts an identity provider in a separate process. @param publicUrl of its only client */
export async function startIdentityProvider(publicUrl = PUBLIC_URL): Promise<IdentityProvider> {
  const child = fork(fileURLToPath(new URL('identityProvider.js', import.meta.url)), {
    env: { ...process.env, PUBLIC_URL: publicUrl, CLIENT_SECRET, NODE_ENV: 'test' },
    // It warns that it isn't for production.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
  let last: Promise<unknown> = Promise.resolve();
  return {
    issuer,
    tell(told) {
      // Serially, because responses come in order.
      const answer = last.then(async () => {
        child.send(told);
        const [{ done }] = (await once(child, 'message')) as [{ done?: string }];
        return done;
      });
      last = answer;
      return answer;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** The settings of a server that signs people in with this provider. */
export const oidcEnv = ({ issuer }: Pick<IdentityProvider, 'issuer'>, more: Record<string, string> = {}) => ({
  PUBLIC_URL,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'galley',
  OIDC_CLIENT_SECRET: CLIENT_SECRET,
  ...more,
});

export interface Page {
  status: number;
  url: string;
  headers: Headers;
  text: string;
}

/** A browser without scripts: it keeps cookies and follows redirects. Galley's public address leads to the server under test. */
export function openBrowser(server: TestServer) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };

  async function request(url: string, init: RequestInit = {}): Promise<Page> {
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url.replace(PUBLIC_URL, server.url()), {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie === '' ? {} : { cookie }), ...(init.headers as Record<string, string>) },
    });
    for (const written of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? [];
      if (value === '' || /Max-Age=0\b|expires=Thu, 01 Jan 1970/i.test(written)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, url, headers: answer.headers, text: await answer.text() };
  }

  /** @param until stops before requesting an address that contains this; `url` is then that address */
  async function go(url: string, init: RequestInit = {}, until?: string): Promise<Page> {
    let page = await request(url, init);
    for (;;) {
      const location = page.headers.get('location');
      if (location === null || page.status < 300 || page.status > 399) return page;
      const next = new URL(location, page.url).href;
      if (until !== undefined && next.includes(until)) return { ...page, url: next };
      page = await request(next);
    }
  }

  /** Presses the button on a page, and fills in the provider's form. @returns the address that leads back, without requesting it */
  async function toCallback(account: string, page = 'activities'): Promise<string> {
    const start = await go(`${PUBLIC_URL}/account/oidc/start?page=${page}`, {}, '/callback');
    if (start.url.includes('/callback')) return start.url;
    const sent = { method: 'POST', body: new URLSearchParams({ account }) };
    return (await go(start.url, sent, '/account/oidc/callback')).url;
  }

  /** Comes back from the provider. @returns the response; a redirect to the app isn't followed */
  const comeBack = (callback: string): Promise<Page> => go(callback, {}, ARRIVED);

  /** Sends a call like a page of the server. */
  async function post(path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const { status, text } = await request(PUBLIC_URL + path, {
      method: 'POST',
      headers: {
        origin: PUBLIC_URL,
        'x-renewal': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status, body: JSON.parse(text) };
  }

  /** The page's call after the return from the provider. */
  async function takeToken() {
    const { status, body } = await post('/account/oidc/token');
    if (typeof body === 'string') return { status, token: body, detail: '', secondStep: undefined };
    const { detail, secondStep } = body as Problem;
    return { status, token: '', detail, secondStep };
  }

  return {
    jar: jarOf,
    go,
    toCallback,
    comeBack,
    post,
    takeToken,
    /** The whole sign-in. @returns the page after the return, and the token */
    async signIn(account: string): Promise<{ page: Page; token: string }> {
      const page = await comeBack(await toCallback(account));
      return { page, token: page.status === 303 ? (await takeToken()).token : '' };
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** The sentence that a page says instead of a sign-in. */
export const sentenceOf = ({ text }: Page): string => /<p role="alert">([^<]*)<\/p>/.exec(text)?.[1] ?? '';
