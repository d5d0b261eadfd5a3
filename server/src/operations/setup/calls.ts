import { Download } from '@galley/shared/contract/common';
import { DeviceHeaders, Token } from '../../account/contract.ts';
import type { Call } from '../../http/calls.ts';
import {
  EverythingParams,
  SetupOperation,
  SetupOperationAnswer,
  SetupRequest,
  SetupState,
} from './contract.ts';
import { ZIP_TYPE } from '../rules/zipType.ts';

export * as setupSchemas from './contract.ts';

const EXAMPLE = {
  steps: [{ name: 'owners', done: true, count: 8 }],
  over: false,
  dismissed: false,
  sample: { state: 'none', percent: 0, error: '', mayLoad: true, mayRemove: false, own: 0, added: 0 },
  mail: { host: 'smtp.galley.example', from: 'Galley <no-reply@galley.example>' },
};

export const setupCalls = {
  setup: {
    number: 343,
    method: 'POST',
    path: '/account/setup',
    headers: DeviceHeaders,
    body: SetupRequest,
    response: Token,
    secured: false,
    tag: 'Account',
    summary: 'Set Galley up',
    description:
      'Creates the first Operations account, with the one-time code in the URL that the server prints at start while nobody in Operations can sign in. Returns a token, as a sign-in does, or 401 with `secondStep` if Operations must use two-step verification (call 31). Where passwords are turned off, it creates only the break-glass account. 403 for a code that is wrong, used or more than a day old, and 429 after ten such attempts in 15 minutes, from anywhere; 409 once someone in Operations can sign in; 422 with `errors` for invalid fields.',
    problems: [401, 403, 409, 422, 429],
    example: {
      body: {
        code: 'the-code-of-the-address',
        firstName: 'Sky',
        lastName: 'Fiction',
        email: 'sky@galley.example',
        password: 'press-room-1',
        ownerPassword: 'owner-press-1',
      },
      response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature',
    },
  },
  setupState: {
    number: 344,
    method: 'GET',
    path: '/v1/setup',
    response: SetupState,
    tag: 'Settings',
    summary: 'Setup steps',
    description:
      'For Operations. Each step with its state, and the state of the sample data. Steps count people’s own records, not the sample data.',
    problems: [403],
    example: { response: EXAMPLE },
  },
  setupOperation: {
    number: 345,
    method: 'POST',
    path: '/v1/setup',
    body: SetupOperation,
    response: SetupOperationAnswer,
    tag: 'Settings',
    summary: 'Load or remove the sample data, or download everything',
    description:
      'For Operations. `loadSample` starts to load sample data into a Galley without records, and returns at once; call 344 shows the progress. `removeSample` removes the sample data and what people added to it. `dismiss` hides the setup steps from the caller’s landing page. `download` takes proof of the caller’s identity and returns the URL of the archive, which works for one download within five minutes. `loadSample` and `removeSample` return 409 if there are records that aren’t part of the sample data.',
    problems: [403, 409, 422, 429],
    example: { body: { Operation: 'loadSample' }, response: { state: EXAMPLE, url: null } },
  },
  everything: {
    number: 346,
    method: 'GET',
    path: '/v1/everything/:uid',
    params: EverythingParams,
    response: Download,
    produces: [ZIP_TYPE],
    secured: false,
    tag: 'Settings',
    summary: 'Download all data',
    description:
      'A streamed archive: a CSV file for each resource, which you can import into an empty Galley; the activities, quotes and customers’ email, except private messages; and the records’ files. The id grants access.',
    problems: [401, 403],
    cost: 'exports',
  },
} as const satisfies Record<string, Call>;

type SetupCalls = typeof setupCalls;
declare module '../../http/calls.ts' {
  interface Calls extends SetupCalls {}
}
