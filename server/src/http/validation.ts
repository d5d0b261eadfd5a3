import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { validateLater } from './compileLater.ts';
import { badField, type FieldError } from './problem.ts';

const common = {
  useDefaults: true,
  removeAdditional: false,
  allErrors: true,
  // Errors include their schema, to explain what is allowed.
  verbose: true,
  strict: false,
  // TypeBox only creates valid schemas, and checking them costs more than compiling them.
  validateSchema: false,
} as const;
/** Bodies aren't coerced: '1' isn't 1, null isn't 0, and 1e999 isn't a number. */
const bodies = new Ajv({ ...common, strictNumbers: true });
/** Query strings and paths are text; their numbers have a maximum, which 1e999 exceeds. */
const texts = new Ajv({ ...common, coerceTypes: 'array' });

/** Neither a database nor a page can contain a NUL or half a surrogate pair. */
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** No call needs more levels; functions that walk through a value rely on it. */
const MOST_LEVELS = 20;

/** More than any call needs. All errors of a body are collected, which would be costly for a million of them. */
const MOST_MEMBERS = 1000;

/** The first unusable place in `value`: text that can't be stored, or too many levels or members. */
export function unusable(value: unknown, path: string[] = []): FieldError | undefined {
  const field = path.length === 0 ? 'body' : path.join('.');
  if (typeof value === 'string')
    return isUnstorable(value) ? { field, message: 'has a character that can’t be stored' } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length === MOST_LEVELS) return { field: path[0] ?? field, message: 'is nested too deeply' };
  const members = Object.entries(value);
  if (members.length > MOST_MEMBERS)
    return { field, message: `must not have more than ${MOST_MEMBERS} items` };
  for (const [key, member] of members) {
    const found = isUnstorable(key) ? unusable(key, path) : unusable(member, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Validates bodies without coercion and texts with it, and refuses what can't be stored or is too large. */
export function installValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(validateLater((httpPart) => (httpPart === 'body' ? bodies : texts)));
  app.addHook('preValidation', async (request) => {
    const fault = unusable(request.body) ?? unusable(request.query) ?? unusable(request.params);
    if (fault !== undefined) throw badField(fault.field, fault.message);
  });
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients of calls 6 and 21 declare JSON but send an empty body.
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
