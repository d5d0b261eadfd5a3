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
      'The first person of Operations, by the one-time code of the address that a start prints while nobody of Operations can sign in. Answers a token, as a sign-in does. 403 for a code that is wrong, used or older than a day, and 429 after ten of them in 15 minutes, whoever sent them; 409 once somebody of Operations can sign in; 422 by field for the rest.',
    problems: [403, 409, 422, 429],
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
    summary: 'What is left to set up',
    description:
      'For Operations. The steps of setting Galley up, each with its state, and the sample data. A step counts what people brought, not the sample.',
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
      'For Operations. `loadSample` begins to load sample data into a Galley without records, and answers at once; call 344 says how far it is. `removeSample` removes it with what people added to it. `dismiss` hides what is left to do where the caller lands. `download` takes a proof of who the caller is, and answers the address of the archive, which is good for one download within five minutes. 409 while there are records of their own.',
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
    summary: 'Everything as one archive',
    description:
      'A CSV file of each resource, which an import into an empty Galley reads back, the activities, and the files of records, as a stream. Needs no token: the id is the permit.',
    problems: [401, 403],
    cost: 'exports',
  },
} as const satisfies Record<string, Call>;

type SetupCalls = typeof setupCalls;
declare module '../../http/calls.ts' {
  interface Calls extends SetupCalls {}
}
