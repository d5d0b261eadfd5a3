import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { json } from 'node:stream/consumers';

export interface JsonAnswer {
  status: number;
  /** Absent where it is no JSON. */
  body: unknown;
}

/** Sends a request and reads its answer. `fetch` would cost several times the processor time of all else that a command does. */
export const requestJson = (
  url: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string | undefined },
): Promise<JsonAnswer> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    send(url, { method, headers: { ...headers, ...length } }, (response) => {
      json(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, body: read }),
        () => resolve({ status: response.statusCode ?? 0, body: undefined }),
      );
    })
      .once('error', reject)
      .end(body);
  });
