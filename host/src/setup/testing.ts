import type { SetupState } from '@galley/server/operations/setup/contract';
import type { SentCall } from '@galley/shared/testing';

const NAMES = ['owners', 'people', 'customers', 'contacts', 'orders', 'links', 'mail'] as const;

/** A Galley that hasn't been set up yet. */
export const untouched = (): SetupState => ({
  steps: NAMES.map((name) => ({ name, done: false, count: 0 })),
  over: false,
  dismissed: false,
  sample: { state: 'none', percent: 0, error: '', mayLoad: true, mayRemove: false, own: 0, added: 0 },
  mail: { host: null, from: 'Galley <no-reply@galley.example>' },
});

export const OPERATIONS = { ID: 1, UID: '', EmployeeType: 'Operations' };

/** A server with this state; `operate` returns the state after an operation. */
export const setupServer = (
  state: SetupState,
  operate: (body: Record<string, unknown>) => Response | undefined = () => undefined,
) => ({
  '/v1/employees': OPERATIONS,
  '/v1/second-factor': { HasPassword: true, AppSince: null },
  '/v1/setup': ({ method, body }: SentCall) => {
    if (method === 'GET') return state;
    return operate(body) ?? { state, url: null };
  },
});
