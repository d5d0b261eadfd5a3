import { fairQueue, type Acquire, type QueueLimits } from '../../http/fairQueue.ts';
import { HttpProblem } from '../../http/problem.ts';

/** `perSender` is of one person. On PostgreSQL each running export holds a connection. */
export type ExportLimits = Required<QueueLimits>;

export const EXPORT_LIMITS: ExportLimits = { running: 6, perSender: 2, waiting: 12, waitMs: 10_000 };

const problem = (status: number, detail: string) => () =>
  new HttpProblem(status, detail, [], { 'retry-after': '5' });

/** Limits exports, by employee id: 429 when the person has too many (DOC-06), 503 when too many wait or one waited too long. */
export const exportQueue = (limits: ExportLimits): Acquire<number> =>
  fairQueue(limits, {
    busy: problem(503, 'As many exports are running as the server can carry. Try again in a moment.'),
    tooMany: problem(
      429,
      `You have ${limits.perSender} exports running. Wait until one has ended, or cancel it.`,
    ),
  });
