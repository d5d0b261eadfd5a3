import { errorOf } from './apiError.ts';
import { endSessionOf, headersOf, unreachable, urlOf, type Call } from './request.ts';
import { galley } from '../store/index.ts';

interface Upload extends Pick<Call, 'path' | 'query'> {
  file: Blob;
  /** How much of it is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file and reads the JSON answer, as `request` does; fetch would not tell how far it is. */
export function upload<T>({ path, query = {}, file, onProgress, signal }: Upload): Promise<T> {
  const call: Call = { method: 'POST', path, query, file };
  const headers = headersOf(call);
  const token = galley.getState().session?.token;
  return new Promise<T>((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const answered = async () => {
      const { status, responseText } = sending;
      if (status >= 200 && status < 300) return JSON.parse(responseText) as T;
      if (status === 401) endSessionOf(token);
      throw await errorOf(new Response(responseText, { status }));
    };
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    sending.addEventListener('load', () => void answered().then(resolve, reject));
    sending.addEventListener('error', () => reject(unreachable()));
    sending.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => sending.abort());
    sending.open(call.method, urlOf(call));
    for (const [name, value] of headers) sending.setRequestHeader(name, value);
    sending.send(file);
  });
}
