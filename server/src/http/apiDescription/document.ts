import { Problem } from '@galley/shared/contract/common';
import { componentsOf } from './components.ts';
import type { Described, Operation } from './described.ts';
import type { DescribedCall, JsonSchema } from './jsonSchema.ts';
import type { EveryCall } from '../calls.ts';
import { operationOf } from './operation.ts';
import { problemResponses } from './problems.ts';
import { TAGS } from '../tags.ts';

const DESCRIPTION = `The API of Galley: activities, companies, contacts, order lines and quotes of a print provider’s sales team.

**Calls** have numbers (\`x-number\`), which descriptions use to refer to them: 'call 31'.

**Signing in.** \`POST /account/login\` (call 31) returns a token. Send it as \`Authorization: Bearer …\`; what a call returns and accepts depends on who is signed in.

**Errors** are problems (RFC 9457, \`application/problem+json\`): \`title\`, \`status\`, \`detail\`, and \`errors\` with the invalid fields.

**Writes.** Each record carries a \`Version\`. Send the one you started from: the save is refused with 409 if someone else has changed the record since. An \`Idempotency-Key\` makes it safe to repeat a write. Unknown fields are refused in writes and ignored in reads.

**Dates** are days in the business time zone and have no zone; times end in Z and are UTC.`;

interface Api extends EveryCall {
  version: string;
  /** Whether this server has a route for a call; calls without one are marked as planned. */
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
          description: 'The token that a sign-in returned.',
        },
        serviceToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A system’s service token, which Operations creates: see call 143.',
        },
        ticket: {
          type: 'apiKey',
          in: 'query',
          name: 'ticket',
          description: 'For a download that a browser navigates to: see calls 102 and 335.',
        },
      },
    },
  };
  return document;
}
