import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  status: number;
  body: unknown;
}

interface Call {
  token?: string;
  body?: object;
  key?: string;
}

/** A call over HTTP. */
export async function call(url: string, method: string, { token, body, key }: Call = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return { status: answer.status, body: isJson ? JSON.parse(text) : text };
}

const PASSING = new Set([0, 502, 503]);

/** Like the browser, repeats a request that found no server, with the same key. */
export async function callWithRetries(
  url: string,
  method: string,
  options: Call,
): Promise<Answer & { retries: number }> {
  for (let retries = 0; ; retries += 1) {
    const answer = await call(url, method, options).catch(() => ({ status: 0, body: null }));
    if (!PASSING.has(answer.status) || retries === 5) return { ...answer, retries };
    await sleep(50);
  }
}
