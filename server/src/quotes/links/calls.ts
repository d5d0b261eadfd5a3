import { Type } from 'typebox';
import { Answer, Download, Id, PDF_TYPE } from '@galley/shared/contract/common';
import { FORM_TYPE } from '../../account/oidc/contract.ts';
import type { Call } from '../../http/calls.ts';
import { QuoteAnswerForm, QuoteLinkMade, QuoteLinkRequest } from './contract.ts';

export * as quoteLinkSchemas from './contract.ts';
const token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const EXAMPLE = { token: 'a-random-token' };

export const quoteLinkCalls = {
  quoteLinkMake: {
    number: 380,
    method: 'POST',
    path: '/v1/quotes/:id/links',
    params: Type.Object({ id: Id }),
    body: QuoteLinkRequest,
    response: QuoteLinkMade,
    tag: 'Quotes',
    summary: 'Share a quote that was sent',
    description:
      'Creates another link, which works for 7, 30 or 90 days. Its URL is shown once and not stored.',
    problems: [404, 409],
    example: {
      body: { Days: 30 },
      response: { ID: 7, Address: 'https://galley.example/v1/quoted/a-random-token' },
    },
  },
  quoteLinkRevoke: {
    number: 381,
    method: 'DELETE',
    path: '/v1/quotelinks/:id',
    params: Type.Object({ id: Id }),
    response: Answer,
    tag: 'Quotes',
    summary: 'Revoke a link to a quote',
    description:
      'It stops working at once. Anyone who can see the quote can revoke it, whoever created it. If it’s already revoked, nothing happens.',
    problems: [404],
    isWrite: true,
  },
  sharedQuote: {
    number: 383,
    method: 'GET',
    path: '/v1/quoted/:token',
    params: token,
    response: Download,
    produces: ['text/html'],
    secured: false,
    tag: 'Quotes',
    summary: 'The page of a link to a quote',
    description:
      'A quote as it was sent, with forms to comment, accept and decline. The token in the URL grants access. Returns the same 404 for a token that is unknown, revoked or expired, or whose creator is disabled or can’t see the quote, and 429 to a network that has tried too many. Browsers get errors as a page.',
    problems: [404, 429],
    example: { params: EXAMPLE },
  },
  sharedQuoteAnswer: {
    number: 384,
    method: 'POST',
    path: '/v1/quoted/:token',
    params: token,
    body: QuoteAnswerForm,
    consumes: [FORM_TYPE],
    response: Download,
    produces: ['text/html'],
    secured: false,
    tag: 'Quotes',
    summary: 'Answer a quote',
    description:
      'Submits one of the page’s forms: a comment, an acceptance with name and title, or a decline with a reason. Each version can be accepted or declined once; repeating the answer changes nothing. Returns 409 for another answer, and for an answer to an older version or to a quote that has expired or is being revised. Redirects to the page.',
    problems: [404, 409, 422, 429],
    example: {
      params: EXAMPLE,
      body: { Answer: 'accepted', Name: 'Jo Placeholder', Title: 'Buyer', Text: '', Version: '1' },
    },
  },
  sharedQuotePdf: {
    number: 385,
    method: 'GET',
    path: '/v1/quoted/:token/pdf',
    params: token,
    response: Download,
    produces: [PDF_TYPE],
    secured: false,
    tag: 'Quotes',
    summary: 'A linked quote as a PDF',
    description: 'The quote as it was sent. The token in the URL grants access, as for its page.',
    problems: [404, 429],
    example: { params: EXAMPLE },
  },
} as const satisfies Record<string, Call>;

type QuoteLinkCalls = typeof quoteLinkCalls;
declare module '../../http/calls.ts' {
  interface Calls extends QuoteLinkCalls {}
}
