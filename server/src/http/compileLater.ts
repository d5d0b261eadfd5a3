import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { Ajv } from 'ajv';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';

/** Creates a function on its first call and caches it. */
function later<Args extends unknown[], Result>(make: () => (...args: Args) => Result) {
  let made: ((...args: Args) => Result) | undefined;
  return (...args: Args): Result => (made ??= make())(...args);
}

/**
 * Compiles a call's validators on its first request, because compiling all of them is a large part of a server's startup.
 * @param ajvOf returns the validator for a part of a request
 */
export const validateLater =
  (ajvOf: (httpPart: string | undefined) => Ajv): FastifySchemaCompiler<object> =>
  ({ schema, httpPart }) =>
    later(() => {
      const validate = ajvOf(httpPart).compile(schema);
      return (data: unknown) => validate(data) || { error: validate.errors ?? [] };
    });

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
const select = SerializerSelector();

/** Fastify's own serializers, each compiled for its first response. */
export const serializeLater: NonNullable<Compilers['buildSerializer']> = (...known) => {
  const compile = select(...known);
  return (route) => later(() => compile(route));
};
