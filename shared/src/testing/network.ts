import { jest } from '@jest/globals';

/** What left the browser. */
export interface SentCall {
  method: string;
  /** With its query. */
  path: string;
  body: Record<string, unknown>;
}

/** An answer for each path (without its query); a function sees the call. What is not listed is answered 404. */
export type Answers = Record<string, object | ((call: SentCall) => unknown)>;

/** Stands in for the network, the only thing that component tests replace. @returns every call, in order */
export function network(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const call = { method: init?.method ?? 'GET', path, body: body as Record<string, unknown> };
    sent.push(call);
    const answer = answers[path.split('?')[0] ?? ''];
    if (answer === undefined) return Response.json({}, { status: 404 });
    const value: unknown = typeof answer === 'function' ? await answer(call) : answer;
    return value instanceof Response ? value : Response.json(value);
  });
  return sent;
}
