import type { FastifyInstance } from 'fastify';
import { FORM_TYPE } from '../account/oidc/contract.ts';

/** Makes a scope's routes accept forms and nothing else. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
