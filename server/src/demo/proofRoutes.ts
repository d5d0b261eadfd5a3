import type { FastifyInstance } from 'fastify';
import { PDF_TYPE } from '@galley/shared/contract/common';
import sql from 'sql-template-tag';
import { Type } from 'typebox';
import type { Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { renderProofPdf, renderProofPng } from './proof.ts';

const ProofParams = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
  kind: Type.Union([Type.Literal('png'), Type.Literal('pdf')]),
});

/**
 * Serves the proofs of the demo and the sample data, as an image and a version to print; 404 if there is neither. Proofs of real lines are
 * elsewhere. Open to everyone, because requests for images and links carry no token. This is harmless: a proof is generated from the
 * key in its address, contains no data, and exists for any key.
 */
export function proofRoutes(app: FastifyInstance, database: Queryable, isDemo: boolean): void {
  const isServed = async () => isDemo || (await database.query(sql`SELECT FROM sample_data`)).length > 0;
  app.get<{ Params: { key: string; kind: 'png' | 'pdf' } }>(
    '/proofs/:key.:kind',
    { schema: { params: ProofParams } },
    async (request, reply) => {
      const { key, kind } = request.params;
      if (!(await isServed())) throw new HttpProblem(404, 'There is no such page.');
      void reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        // The app may be served from a different origin than the API.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (kind === 'png') return reply.type('image/png').send(renderProofPng(key));
      return reply.type(PDF_TYPE).send(Buffer.from(await renderProofPdf(key)));
    },
  );
}
