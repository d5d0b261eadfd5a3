import { Type } from 'typebox';
import { Answer, Download, Id } from '@galley/shared/contract/common';
import { FORM_TYPE } from '../../account/oidc/contract.ts';
import type { Call } from '../../http/calls.ts';
import { OrderLineId } from '../reorders/contract.ts';
import { OrderShares, ProofAnswerForm, ShareMade, ShareMakeRequest } from './contract.ts';

export * as shareSchemas from './contract.ts';
const line = Type.Object({ line: OrderLineId });
const token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const EXAMPLE = {
  ID: 7,
  Fields: ['status', 'dates', 'tracking', 'proof'],
  State: 'works',
  CreatedAt: '2026-11-26T17:00:00Z',
  CreatedBy: 'Robin Sample',
  ExpiresAt: '2026-12-26T17:00:00Z',
  OpenedCount: 2,
  LastOpenedAt: '2026-11-27T15:04:00Z',
  Answer: 'change',
  AnsweredAt: '2026-11-27T15:06:00Z',
  Comment: 'The logo should be larger.',
  ActivityID: 12,
};

export const shareCalls = {
  orderShares: {
    number: 322,
    method: 'GET',
    path: '/v1/shares/lines/:line',
    params: line,
    response: OrderShares,
    tag: 'Orders',
    summary: 'The links to an order line',
    description:
      'Links for customers, whoever created them, the newest first: what each shows, whether it works, how often it was opened, and how the customer answered the proof. Their URLs aren’t stored.',
    problems: [404],
    example: { response: { Shares: [EXAMPLE] } },
  },
  orderShareMake: {
    number: 323,
    method: 'POST',
    path: '/v1/shares/lines/:line',
    params: line,
    body: ShareMakeRequest,
    response: ShareMade,
    tag: 'Orders',
    summary: 'Share an order line with its customer',
    description:
      'Creates a link that shows the chosen fields to anyone who has it, for 7, 30 or 90 days. Its URL is shown once and not stored. The price is shown only if you choose it.',
    problems: [404, 422],
    example: {
      body: { Days: 30, Fields: ['status', 'dates', 'tracking', 'proof'] },
      response: { ID: 7, Address: 'https://galley.example/v1/shared/a-random-token' },
    },
  },
  orderShareRevoke: {
    number: 324,
    method: 'DELETE',
    path: '/v1/shares/:id',
    params: Type.Object({ id: Id }),
    response: Answer,
    tag: 'Orders',
    summary: 'Revoke a link to an order line',
    description:
      'It stops working at once. Anyone who can see the line can revoke it, whoever created it. If it’s already revoked, nothing happens.',
    problems: [404],
    isWrite: true,
  },
  sharedLine: {
    number: 325,
    method: 'GET',
    path: '/v1/shared/:token',
    params: token,
    response: Download,
    produces: ['text/html'],
    secured: false,
    tag: 'Orders',
    summary: 'The page of a link to an order line',
    description:
      'An order line as its customer sees it: the chosen fields, and a form if the proof is waiting for an answer. The token in the URL grants access. Returns the same 404 for a token that is unknown, revoked or expired, or whose creator is disabled or can’t see the line, and 429 to a network that has tried too many. Browsers get errors as a page.',
    problems: [404, 429],
    example: { params: { token: 'a-random-token' } },
  },
  sharedLineAnswer: {
    number: 326,
    method: 'POST',
    path: '/v1/shared/:token',
    params: token,
    body: ProofAnswerForm,
    consumes: [FORM_TYPE],
    response: Download,
    produces: ['text/html'],
    secured: false,
    tag: 'Orders',
    summary: 'Answer a proof',
    description:
      'Submits the page’s form: approves the proof, or requests changes with a comment of at most 1,000 characters. The answer becomes a follow-up for the link’s creator. Each version of a proof can be answered once; repeating the answer changes nothing. Another answer, or one to a proof that has changed, returns 409. Redirects to the page.',
    problems: [404, 409, 422, 429],
    example: {
      params: { token: 'a-random-token' },
      body: { Answer: 'change', Comment: 'The logo should be larger.', Proof: 'the-version' },
    },
  },
} as const satisfies Record<string, Call>;

type ShareCalls = typeof shareCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ShareCalls {}
}
