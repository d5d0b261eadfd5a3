import type { FastifyInstance } from 'fastify';
import { PDF_TYPE } from '@galley/shared/contract/common';
import { Type } from 'typebox';
import { renderProofPdf, renderProofPng } from '../demo/proof.ts';

const ProofParams = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
  kind: Type.Union([Type.Literal('png'), Type.Literal('pdf')]),
});

/** The proofs of the demo data: an image and its print version, drawn from the proof's key. */
export function proofRoutes(app: FastifyInstance): void {
  app.get<{ Params: { key: string; kind: 'png' | 'pdf' } }>(
    '/proofs/:key.:kind',
    { schema: { params: ProofParams } },
    async (request, reply) => {
      const { key, kind } = request.params;
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      if (kind === 'png') return reply.type('image/png').send(renderProofPng(key));
      return reply.type(PDF_TYPE).send(Buffer.from(await renderProofPdf(key)));
    },
  );
}
