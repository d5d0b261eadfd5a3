import type { FastifyInstance } from 'fastify';
import { PDF_TYPE } from '@galley/shared/contract/common';
import { Type } from 'typebox';
import { renderProofPdf, renderProofPng } from './proof.ts';

const ProofParams = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
  kind: Type.Union([Type.Literal('png'), Type.Literal('pdf')]),
});

/**
 * The proofs of the demo data: an image and its print version. Open to everybody, as a picture in a page and a link in a
 * sheet send no token, and harmless: they are generated from the key in their address, contain no data, and exist for any key.
 */
export function proofRoutes(app: FastifyInstance): void {
  app.get<{ Params: { key: string; kind: 'png' | 'pdf' } }>(
    '/proofs/:key.:kind',
    { schema: { params: ProofParams } },
    async (request, reply) => {
      const { key, kind } = request.params;
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
