import type { FastifyRequest } from 'fastify';

/** The first of some encodings that a request takes: what it names, unless with a weight of nothing. */
export function acceptedOf<T extends string>(request: FastifyRequest, encodings: Iterable<T>): T | undefined {
  const named = (request.headers['accept-encoding'] ?? '').toLowerCase().split(',');
  const weighted = named.map((item) => item.split(';').map((part) => part.trim()));
  const taken = new Set(
    weighted.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? '')).map(([encoding]) => encoding),
  );
  return [...encodings].find((encoding) => taken.has(encoding));
}
