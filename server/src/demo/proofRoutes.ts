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
 * The proofs of the demo and of the sample data, and nothing where there is neither: an image and its print version. What real lines link to lies
 * elsewhere. Open to everybody, as a picture in a page and a link in a
 * sheet send no token, and harmless: they are generated from the key in their address, contain no data, and exist for any key.
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
        // The app may be served from another origin than the API.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (kind === 'png') return reply.type('image/png').send(renderProofPng(key));
      return reply.type(PDF_TYPE).send(Buffer.from(await renderProofPdf(key)));
    },
  );
}
