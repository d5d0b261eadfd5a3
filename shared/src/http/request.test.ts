import { configure } from '../store/config.ts';
import { connection, whenAnswered } from './connection.ts';
import { countsQuery } from './lookups.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '../store/index.ts';
import { ApiError, listQuery, queryClient, request } from './index.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (sub: string) => `${encode({ alg: 'HS256' })}.${encode({ sub })}.signature`;
const ANA = tokenOf('ana-uid');
const BEN = tokenOf('ben-uid');

/** Stands in for the network: each call is answered by `answer`. */
function network(answer: () => Response | Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
}
const json = (value: unknown, status = 200) => Response.json(value, { status });
const call = { method: 'GET', path: '/v1/anything' } as const;

beforeEach(() => {
  galley.getState().endSession('signed-out');
  galley.getState().signIn(ANA);
  configure({});
  queryClient.clear();
});

describe('A call', () => {
  test('carries the token of the signed-in user (HTTP-07)', async () => {
    const fetched = network(() => json({ ok: true }));
    await expect(request(call)).resolves.toEqual({ ok: true });
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get('authorization')).toBe(`Bearer ${ANA}`);
  });

  test('isn’t sent if nobody is signed in (AUTH-05)', async () => {
    galley.getState().endSession('signed-out');
    const fetched = network(() => json({}));
    await expect(request(call)).rejects.toBeInstanceOf(ApiError);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('goes to the configured host (HTTP-01)', async () => {
    configure({ apiHost: 'https://api.example/' });
    const fetched = network(() => json({}));
    await request({ ...call, query: { searchterm: 'a&b', parentid: 3 } });
    expect(fetched.mock.calls[0]?.[0]).toBe('https://api.example/v1/anything?searchterm=a%26b&parentid=3');
  });

  test('answered with 401 ends the session as expired (AUTH-08)', async () => {
    network(() => json({}, 401));
    await expect(request(call)).rejects.toMatchObject({ status: 401 });
    expect(galley.getState()).toMatchObject({ session: null, ended: 'expired' });
  });

  test("answered late with 401 does not end the next user's session", async () => {
    network(() => {
      galley.getState().signIn(BEN);
      return json({}, 401);
    });
    await expect(request(call)).rejects.toMatchObject({ status: 401 });
    expect(galley.getState().session?.employeeUid).toBe('ben-uid');
  });

  test('that is refused has the server’s message for each field', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      errors: [{ field: 'Email', message: 'x' }],
    };
    network(() => json(problem, 400));
    await expect(request(call)).rejects.toMatchObject({ status: 400, problem, message: 'Bad Request' });
  });

  test('that is refused without a reason names the address (HTTP-07)', async () => {
    const refusal = Object.defineProperty(new Response('no', { status: 502 }), 'url', {
      value: 'https://api.example/v1/customers/counts',
    });
    network(() => refusal);
    await expect(request(call)).rejects.toMatchObject({
      status: 502,
      message: 'Error in https://api.example/v1/customers/counts fetch',
    });
  });

  test('without a response fails with status 0', async () => {
    network(() => Promise.reject(new TypeError('fetch failed')));
    await expect(request(call)).rejects.toMatchObject({ status: 0 });
  });

  test('that was canceled fails as canceled', async () => {
    const abort = new DOMException('given up', 'AbortError');
    network(() => Promise.reject(abort));
    await expect(request(call)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('Signing out', () => {
  test('ending a session clears everything that was loaded (AUTH-07)', () => {
    queryClient.setQueryData(['orders'], ['secret']);
    galley.getState().endSession('signed-out');
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  });
});

describe('A call without a response', () => {
  const ask = () =>
    queryClient.fetchQuery({ queryKey: ['x'], queryFn: () => request(call) }).catch(() => null);

  test('is retried, unless the browser also reports that there is no network (LIVE-20)', async () => {
    const fetched = network(() => Promise.reject(new TypeError('offline')));
    await ask();
    expect(fetched).toHaveBeenCalledTimes(3);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await ask();
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  test('pauses prefetching until a call gets a response of any status (LIVE-20)', async () => {
    network(() => Promise.reject(new TypeError('offline')));
    await request(call).catch(() => undefined);
    expect(connection.getState()).toEqual({ isLost: true });
    const steps: string[] = [];
    const waiting = whenAnswered().then(() => steps.push('asked'));
    network(() => Promise.reject(new DOMException('left', 'AbortError')));
    await request(call).catch(() => steps.push('aborted'));
    expect(steps).toEqual(['aborted']);
    network(() => json({}, 500));
    await request(call).catch(() => undefined);
    await waiting;
    await whenAnswered();
  });

  test('pauses prefetching while the browser reports that there is no network (LIVE-20)', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const steps: string[] = [];
    const waiting = whenAnswered().then(() => steps.push('prefetched'));
    network(() => json({}));
    await request(call);
    expect(steps).toEqual([]);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waiting;
  });
});

describe('The payload of', () => {
  const sent = (fetched: ReturnType<typeof network>): unknown => {
    const body = fetched.mock.calls[0]?.[1]?.body;
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  };

  test('call 2 contains the caller, the parent and the company', async () => {
    const fetched = network(() => json({}));
    await queryClient.fetchQuery(countsQuery({ parentId: 3, companyId: 12 }));
    expect(fetched.mock.calls[0]?.[0]).toBe('/v1/customers/counts');
    expect(sent(fetched)).toEqual({ EmployeeUID: 'ana-uid', ParentCompanyID: 3, CompanyID: 12 });
  });

  test('a list call contains the caller and the filters', async () => {
    const fetched = network(() => json({}));
    const query = listQuery<{ EmployeeUID: string; PageNo: number }, { Names: string[] }>(
      'names',
      '/v1/names',
      {
        list: { items: 'Names', id: 'ID' },
      },
    );
    await queryClient.fetchQuery(query({ PageNo: 1 }));
    expect(sent(fetched)).toEqual({ EmployeeUID: 'ana-uid', PageNo: 1 });
  });
});
