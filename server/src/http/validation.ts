import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { badField } from './problem.ts';

const common = { useDefaults: true, removeAdditional: false, allErrors: true, strict: false } as const;
/** A body says what it means: '1' is not 1 and null is not 0. */
const bodies = new Ajv(common);
/** Query strings and paths hold text alone. */
const texts = new Ajv({ ...common, coerceTypes: 'array' });

/** A NUL or half a surrogate pair is no text that a database or a page could hold. */
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** The path of the first unstorable text in `value`, or undefined. */
export function unstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (isUnstorable(key)) return path === '' ? 'body' : path;
    const found = unstorable(member, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Validates bodies as they are and texts with coercion, and refuses text that can't be stored. */
export function installValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    (httpPart === 'body' ? bodies : texts).compile(schema),
  );
  app.addHook('preValidation', async (request) => {
    const field = unstorable(request.body) ?? unstorable(request.query) ?? unstorable(request.params);
    if (field !== undefined) throw badField(field, 'holds a character that cannot be stored');
  });
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Calls 6 and 21 name the JSON type and send nothing.
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
