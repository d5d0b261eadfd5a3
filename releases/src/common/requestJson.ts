import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { json } from 'node:stream/consumers';

export interface JsonAnswer {
  status: number;
  /** Undefined if it isn't JSON. */
  body: unknown;
}

/**
 * Sends a request and reads its response. Not with `fetch`, which costs several times the processor time of the rest of a command.
 */
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
