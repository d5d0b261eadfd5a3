import type { FastifyRequest } from 'fastify';

/** The first of these encodings that a request accepts, that is, names without a weight of 0. */
export function acceptedEncoding<T extends string>(
  request: FastifyRequest,
  encodings: Iterable<T>,
): T | undefined {
  const named = (request.headers['accept-encoding'] ?? '').toLowerCase().split(',');
  const weighted = named.map((item) => item.split(';').map((part) => part.trim()));
  const accepted = new Set(
    weighted.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? '')).map(([encoding]) => encoding),
  );
  return [...encodings].find((encoding) => accepted.has(encoding));
}
