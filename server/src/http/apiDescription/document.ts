import { Problem } from '@galley/shared/contract/common';
import { componentsOf } from './components.ts';
import type { Described, Operation } from './described.ts';
import type { DescribedCall, JsonSchema } from './jsonSchema.ts';
import type { EveryCall } from '../calls.ts';
import { operationOf } from './operation.ts';
import { problemResponses } from './problems.ts';
import { TAGS } from '../tags.ts';

const DESCRIPTION = `The API of Galley: activities, companies, contacts and order lines of a print provider's sales team.

**Signing in.** \`POST /account/login\` answers a token. Send it as \`Authorization: Bearer …\`; what a call answers and accepts depends on who is signed in.

**Errors** are problems (RFC 9457, \`application/problem+json\`): \`title\`, \`status\`, \`detail\`, and \`errors\` with the faulty fields.

**Writes.** Each record carries a \`Version\`. A save that sends the one it began with is refused with 409 when somebody else has changed the record. An \`Idempotency-Key\` makes a repeated write one write. Unknown fields are refused in a write and ignored in a read.

**Dates** are days of the business time zone, without a zone of their own; times end in Z and are UTC.`;

interface Api extends EveryCall {
  version: string;
  /** Whether this server has a route for a call; the others are marked as planned. */
  isServed: (method: string, path: string) => boolean;
}

/** The OpenAPI 3.1 description of every call (HTTP-04). */
export function describeApi({ version, calls, schemaNames, isServed }: Api): Described {
  const components = componentsOf(schemaNames);
  const paths: Record<string, Record<string, Operation>> = {};
  components.refer(Problem as JsonSchema, 'answered');
  for (const [name, call] of Object.entries(calls as Record<string, DescribedCall>)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = operationOf(name, call, components);
    const planned = isServed(call.method, call.path) ? {} : { 'x-status': 'planned' };
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: { ...operation, ...planned } };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Galley',
      version,
      description: DESCRIPTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: Object.entries(TAGS).map(([tag, description]) => ({ name: tag, description })),
    paths,
    components: {
      schemas: components.schemas,
      responses: problemResponses,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token that a sign-in has answered.',
        },
        serviceToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A service token of a system, which Operations creates: see call 143.',
        },
        ticket: {
          type: 'apiKey',
          in: 'query',
          name: 'ticket',
          description: 'Of a download that a browser navigates to: see call 102.',
        },
      },
    },
  };
  return document;
}
