/** A request that left the browser. */
export interface SentCall {
  method: string;
  /** With its query. */
  path: string;
  body: Record<string, unknown>;
}

/** A response per path (without its query); a function gets the call. Unlisted paths get a 404. */
export type Answers = Record<string, object | ((call: SentCall) => unknown)>;

/** The call that `fetch` receives. */
export function callOf(input: string | URL | Request, init?: RequestInit): SentCall {
  const path = input instanceof Request ? input.url : input.toString();
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  return { method: init?.method ?? 'GET', path, body: body as Record<string, unknown> };
}

/** The response that `fetch` then returns. */
export async function responseTo(call: SentCall, answers: Answers): Promise<Response> {
  const answer = answers[call.path.split('?')[0] ?? ''];
  if (answer === undefined) return Response.json({}, { status: 404 });
  const value: unknown = typeof answer === 'function' ? await answer(call) : answer;
  return value instanceof Response ? value : Response.json(value);
}
