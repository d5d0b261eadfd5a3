import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** Logs one JSON line per event to standard output. Headers and bodies are never logged, so tokens and passwords aren't either. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        url: request.server.loggedAddress(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
