import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as common from '@galley/shared/contract/common';
import type { TSchema } from 'typebox';
import type { CallText } from './tags.ts';
import type { Cost } from './callLimits.ts';

/** A call, told in one place: how it is addressed, what it takes and answers, what it costs, and what a reader of the API is told. */
export interface Call extends CallText {
  /** Of its row in docs/spec/api.md; from 35 on the downloads, from 100 on what our server adds. */
  number: number;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters are written as Fastify writes them. */
  path: string;
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
  headers?: TSchema;
  response: TSchema;
  /** Media types of an answer that is not JSON. */
  produces?: readonly string[];
  /** Media types of a body; default: JSON. */
  consumes?: readonly string[];
  /** The body is a file, as it is. */
  uploads?: true;
  /** false: needs no token. */
  secured?: false;
  /** A service token, or either token; default: that of a session. */
  permit?: 'service' | 'either';
  /** Absent: too little to be limited. */
  cost?: Cost;
}

/** Every call by its name: each `calls.ts` adds its own. */
export interface Calls {}
export type CallName = keyof Calls;

/** The calls of all rooms. */
export interface EveryCall {
  calls: Readonly<Record<string, Call>>;
  /** The names that schemas have in the API's description. */
  schemaNames: ReadonlyMap<unknown, string>;
}

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Reads what each `calls` file of the rooms exports: its calls, and the contract that names their schemas. */
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
    for (const [name, value] of Object.entries(module)) {
      if (!name.endsWith('Calls'))
        for (const [named, schema] of Object.entries(value)) schemaNames.set(schema, named);
      else
        for (const [call, said] of Object.entries(value as EveryCall['calls'])) {
          if (call in calls) throw new Error(`${file}: there is another call named ${call}.`);
          calls[call] = said;
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
