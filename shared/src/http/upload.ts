import type { Session } from '../store/session.ts';
import { errorOf } from './apiError.ts';
import { headersOf, sendSecured, unreachable, urlOf, type Call } from './request.ts';

interface Upload extends Pick<Call, 'path' | 'query'> {
  file: Blob;
  /** The share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file and reads the JSON response, like `request`. Uses XMLHttpRequest because fetch reports no progress. */
export async function upload<T>({ path, query = {}, file, onProgress, signal }: Upload): Promise<T> {
  const call: Call = { method: 'POST', path, query, file };
  const sendWith = (session: Session) =>
    new Promise<Response>((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total === 0 ? 0 : loaded / total),
      );
      sending.addEventListener('load', () =>
        resolve(new Response(sending.responseText, { status: sending.status })),
      );
      sending.addEventListener('error', () => reject(unreachable()));
      sending.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')));
      signal.addEventListener('abort', () => sending.abort());
      sending.open(call.method, urlOf(call));
      for (const [name, value] of headersOf(call, session)) sending.setRequestHeader(name, value);
      sending.send(file);
    });
  const response = await sendSecured(sendWith);
  if (response.ok) return (await response.json()) as T;
  throw await errorOf(response);
}
