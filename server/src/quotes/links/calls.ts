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
      'Makes a further link that works for 7, 30 or 90 days. Its address is answered once and stored nowhere.',
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
      'It opens nothing from now on. Whoever sees the quote may, whoever made the link. Revoked before, nothing happens.',
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
      'A quote as it was sent, with forms to comment, accept and decline. The token in the address is the permit. The answer is the same 404 for a token that is unknown, revoked or expired, or whose maker is disabled or does not see the quote, and 429 to a network that has tried too many. A browser gets refusals as a page.',
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
    summary: 'Answer a quote by a link',
    description:
      'The forms of the page: a comment, an acceptance with name and title, a refusal with a reason. Each version is answered once; the same again changes nothing, and another answer is 409, as is one of a version that is not the newest, of a quote that has expired or is being revised. It redirects to the page.',
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
    summary: 'The PDF of a link to a quote',
    description: 'The quote as it was sent. The token in the address is the permit, as of its page.',
    problems: [404, 429],
    example: { params: EXAMPLE },
  },
} as const satisfies Record<string, Call>;

type QuoteLinkCalls = typeof quoteLinkCalls;
declare module '../../http/calls.ts' {
  interface Calls extends QuoteLinkCalls {}
}
