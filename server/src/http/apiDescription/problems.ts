import type { Problem } from '@galley/shared/contract/common';
import { TITLES } from '../problem.ts';
import type { Refusal } from './described.ts';

interface Known {
  /** What the status means, for every call that can return it. */
  description: string;
  example: Partial<Problem>;
  /** The response says when to retry. */
  hasRetryAfter?: true;
}

const named = (field: string, message: string): Partial<Problem> => ({
  detail: message,
  errors: [{ field, message }],
});

const REFUSALS: Readonly<Record<number, Known>> = {
  400: {
    description: 'The request is malformed; `errors` names each faulty field.',
    example: {
      detail: 'PageNo must be a whole number of at least 1',
      errors: [{ field: 'PageNo', message: 'must be a whole number of at least 1' }],
    },
  },
  401: {
    description: 'There is no token, or it’s no longer valid: sign in, or use a valid service token.',
    example: { detail: 'Sign in to use this.' },
  },
  403: {
    description: 'The caller isn’t allowed to do this, or EmployeeUID is someone else’s.',
    example: {
      detail: 'EmployeeUID is not the signed-in employee.',
      errors: [{ field: 'EmployeeUID', message: 'is not the signed-in employee' }],
    },
  },
  404: {
    description: 'There is no record with this id.',
    example: { detail: 'There is no contact with this id.' },
  },
  408: {
    description: 'The body stopped arriving, and the connection is closed.',
    example: { detail: 'The request took too long to arrive.' },
  },
  409: {
    description:
      'The record has changed: `current` is its current state, `changedBy` and `changedAt` say who changed it and when. If the record can no longer be changed, `detail` says why.',
    example: {
      detail: 'Someone else has changed this record in the meantime.',
      current: { Version: 3 },
      changedBy: 'Robin Sample',
      changedAt: '2026-11-23T17:00:00Z',
    },
  },
  413: { description: 'The body is too long.', example: { detail: 'Request body is too large' } },
  414: {
    description: 'A part of the address is too long.',
    example: { detail: 'A part of the address is too long.' },
  },
  415: {
    description: 'The call doesn’t accept this content type.',
    example: { detail: 'Unsupported Media Type' },
  },
  422: {
    description:
      'Invalid input; `errors` names the fields, with the messages of the form. Also: the Idempotency-Key was used for another request.',
    example: named('IndividualName', 'Individual Name is required.'),
  },
  429: {
    description: 'Too many attempts, or too many calls of this kind in a short time.',
    example: { detail: 'Too many attempts. Try again later.' },
    hasRetryAfter: true,
  },
  503: {
    description: 'Something failed on the server. After 503, retry later.',
    example: { detail: 'The database is busy. Try again in a moment.' },
    hasRetryAfter: true,
  },
};

/** The name of a response component, such as 'Conflict'. */
export const problemName = (status: number): string => (TITLES[status] ?? 'Error').replaceAll(' ', '');

const retryAfter = {
  'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 }, example: 60 },
};

/** The errors that calls share, by name. */
export const problemResponses: Readonly<Record<string, Refusal>> = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, { description, example, hasRetryAfter }]) => [
    problemName(Number(status)),
    {
      description,
      ...(hasRetryAfter === true ? { headers: retryAfter } : {}),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          example: {
            type: 'about:blank',
            title: TITLES[Number(status)],
            status: Number(status),
            requestId: '5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b',
            ...example,
          },
        },
      },
    },
  ]),
);
