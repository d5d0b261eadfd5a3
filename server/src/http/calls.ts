import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as common from '@galley/shared/contract/common';
import type { TSchema } from 'typebox';
import type { CallText } from './tags.ts';
import type { Cost } from './callLimits.ts';

/** Everything about a call: its path, schemas, cost and documentation. */
export interface Call extends CallText {
  /** The call's row in docs/spec/api.md; downloads start at 35, additional calls at 100. */
  number: number;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters use Fastify's syntax. */
  path: string;
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
  headers?: TSchema;
  response: TSchema;
  /** Media types of a response that isn't JSON. */
  produces?: readonly string[];
  /** Media types of a body; default: JSON. */
  consumes?: readonly string[];
  /** The body is a file. */
  uploads?: true;
  /** false: needs no token. */
  secured?: false;
  /** The kind of token it accepts: a service token or either kind; default: a session token. */
  permit?: 'service' | 'either';
  /** Absent if the call is cheap and therefore not limited. */
  cost?: Cost;
}

/** Every call by name; each `calls.ts` adds its own. */
export interface Calls {}
export type CallName = keyof Calls;

/** The calls of all rooms. */
export interface EveryCall {
  calls: Readonly<Record<string, Call>>;
  /** The names of schemas in the API description. */
  schemaNames: ReadonlyMap<unknown, string>;
}

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Collects the calls that each room's `calls` file exports, and the schema names from its contract. */
export async function readCalls(): Promise<EveryCall> {
  const calls: Record<string, Call> = {};
  const schemaNames = new Map<unknown, string>(
    Object.entries(common).map(([name, schema]) => [schema, name]),
  );
  const files = (await readdir(SOURCES, { recursive: true })).filter(
    (file) => path.basename(file) === 'calls.js' && file !== path.join('http', 'calls.js'),
  );
  for (const file of files.sort()) {
    const module = (await import(path.join(SOURCES, file))) as Record<string, object>;
    for (const [exported, value] of Object.entries(module)) {
      if (!exported.endsWith('Calls'))
        for (const [name, schema] of Object.entries(value)) schemaNames.set(schema, name);
      else
        for (const [name, call] of Object.entries(value as EveryCall['calls'])) {
          if (name in calls) throw new Error(`${file}: there is another call named ${name}.`);
          calls[name] = call;
        }
    }
  }
  return { calls, schemaNames };
}

declare module 'fastify' {
  interface FastifyInstance {
    calls: Calls;
    schemaNames: EveryCall['schemaNames'];
  }
}
