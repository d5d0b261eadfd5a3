import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { OutOfReachError } from '@galley/releases/storage/outOfReach';
import type { Problem } from '@galley/shared/contract/common';
import { DatabaseError } from '../db/errors.ts';
import { explainFaults, type Fault } from './explainFaults.ts';

export interface FieldError {
  field: string;
  message: string;
}

/** The title of each status. */
export const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Extra members of a problem: the current record for a conflict; what a sign-in still needs. */
type ProblemMembers = Pick<Problem, 'current' | 'changedBy' | 'changedAt' | 'secondStep' | 'sessionMisused'>;

/** An error response, thrown from anywhere below a route. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;
  readonly members: ProblemMembers;

  constructor(
    status: number,
    detail: string,
    errors: FieldError[] = [],
    headers: Record<string, string> = {},
    members: ProblemMembers = {},
  ) {
    super(detail);
    this.name = 'HttpProblem';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.members = members;
  }
}

/** Broken business rules, with messages by form field; the first one becomes the detail. */
export const ruleBroken = (errors: FieldError[]): HttpProblem =>
  new HttpProblem(422, errors[0]?.message ?? 'The request breaks a rule.', errors);

/**
 * The errors for ids that don't exist.
 * @param found by field, whether its id exists
 * @param labels the form's labels of fields whose names are different
 */
export const unknownFields = (
  found: Readonly<Record<string, boolean>> | undefined,
  labels: Readonly<Record<string, string>>,
): FieldError[] =>
  Object.entries(found ?? {}).flatMap(([field, exists]) =>
    exists ? [] : [{ field, message: `${labels[field] ?? field} is unknown.` }],
  );

/** A business rule that a single field breaks. */
export const brokenField = (field: string, message: string): HttpProblem => ruleBroken([{ field, message }]);

/** A well-formed request with a value that the call can't use. */
export const badField = (field: string, message: string): HttpProblem =>
  new HttpProblem(400, `${field} ${message}`, [{ field, message }]);

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: HttpProblem,
): FastifyReply {
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    requestId: request.id,
    ...(problem.errors.length === 0 ? {} : { errors: problem.errors }),
    ...problem.members,
  };
  // Serialized here, because the route's response schema only describes success.
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

/** The maximum number of field errors in a response. */
const NAMED_ERRORS = 20;

function fromValidation(error: FastifyError): HttpProblem {
  const faults: readonly Fault[] = error.validation ?? [];
  const errors = explainFaults(faults, error.validationContext ?? 'body').slice(0, NAMED_ERRORS);
  const first = errors[0];
  return new HttpProblem(
    400,
    first === undefined ? 'The request is invalid.' : `${first.field} ${first.message}`,
    errors,
  );
}

const tryAgain = (why: string) =>
  new HttpProblem(503, `${why} Try again in a moment.`, [], { 'retry-after': '2' });

function fromDatabase({ kind }: DatabaseError): HttpProblem | undefined {
  if (kind === 'bad-input') return new HttpProblem(400, 'The request has a value that can’t be stored.');
  if (kind === 'unavailable') return tryAgain('The database isn’t responding.');
  // Every retry failed because of a conflict.
  if (kind === 'retry') return tryAgain('The database is busy.');
  return undefined;
}

/** Converts anything thrown to a problem. It never contains a stack, and for 5xx never an internal message (HTTP-02). */
export function toProblem(error: FastifyError | Error): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if ('validation' in error && error.validation !== undefined) return fromValidation(error);
  // The framework's own sentence contains the address, which can be a customer's link.
  if ('statusCode' in error && error.statusCode === 414)
    return new HttpProblem(414, 'A part of the address is too long.');
  if (
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  ) {
    return new HttpProblem(error.statusCode, error.message);
  }
  if (error instanceof OutOfReachError) return tryAgain('The release store isn’t responding.');
  const problem = error instanceof DatabaseError ? fromDatabase(error) : undefined;
  return problem ?? new HttpProblem(500, 'Something went wrong on our side.');
}
