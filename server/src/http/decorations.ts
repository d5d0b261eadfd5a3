import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../common/mailer.ts';
import type { Span } from '../common/tracing.ts';

declare module 'fastify' {
  /** What every room needs; decorated before the rooms are registered. */
  interface FastifyInstance {
    database: Database;
    /** The current time; fixed in tests. */
    now: () => Date;
    /** The business day. */
    today: () => Day;
    /** The time zone of the business day. */
    timeZone: string;
    mailer: Mailer;
    /** Traces work that doesn't belong to a request. */
    span: Span;
  }
}
