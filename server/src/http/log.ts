import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { pathOf } from './path.ts';

/** An address for the log, without its query or the secrets in its path: export ids, calendar secrets and link tokens. */
export const loggedAddress = (url: string): string =>
  pathOf(url).replace(/(\/Exports\/Orders\/|\/v1\/(?:calendar|shared|quoted)\/)[^/]+/i, '$1…');

/** Logs one JSON line per event to standard output. Headers and bodies are never logged, so tokens and passwords aren't either. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { id: string; method: string; url: string; ip: string }) => ({
        id: request.id,
        method: request.method,
        url: loggedAddress(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
