import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { pathOf } from './path.ts';

/** An address for the log, without its query and the secrets in its path: exports' ids, calendars' secrets and links' tokens. */
export const loggedAddress = (url: string): string =>
  pathOf(url).replace(/(\/Exports\/Orders\/|\/v1\/(?:calendar|shared|quoted)\/)[^/]+/i, '$1…');

/** One JSON line for each event on standard output; headers and bodies are never logged, so no token or password is. */
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
