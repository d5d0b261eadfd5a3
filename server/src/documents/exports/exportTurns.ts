import { HttpProblem } from '../../http/problem.ts';

/** How many exports may run and wait. */
export interface ExportLimits {
  /** On PostgreSQL each holds a connection for as long as it runs; the others are for everybody else. */
  running: number;
  /** Of one person, running and waiting: who reads slowly keeps nobody else from exporting. */
  perPerson: number;
  waiting: number;
  /** Who has waited for so long is refused, and may come again. */
  waitMs: number;
}

export const EXPORT_LIMITS: ExportLimits = { running: 6, perPerson: 2, waiting: 12, waitMs: 10_000 };

const COME_AGAIN = { 'retry-after': '5' };
const ownRun = (most: number) =>
  new HttpProblem(
    429,
    `You have ${most} exports running. Wait until one has ended, or cancel it.`,
    [],
    COME_AGAIN,
  );
const othersRun = () =>
  new HttpProblem(
    503,
    'As many exports are running as the server can carry. Try again in a moment.',
    [],
    COME_AGAIN,
  );

/**
 * Gives exports their turns, in the order in which they asked.
 * @returns takes a turn, waiting for one if need be, and resolves with what gives it back; throws HttpProblem 429 when
 * the person has too many, 503 when too many wait, when it took too long, or when `left` says that nobody waits any more
 */
export function exportTurns(limits: ExportLimits) {
  const ofPerson = new Map<number, number>();
  const queue = new Set<() => void>();
  let running = 0;

  const wait = (left: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        queue.delete(begin);
        clearTimeout(timer);
        left.removeEventListener('abort', giveUp);
      };
      const begin = () => {
        end();
        resolve();
      };
      const giveUp = () => {
        end();
        reject(othersRun());
      };
      const timer = setTimeout(giveUp, limits.waitMs);
      left.addEventListener('abort', giveUp);
      queue.add(begin);
      if (left.aborted) giveUp();
    });

  return async function take(employeeId: number, left: AbortSignal): Promise<() => void> {
    const own = ofPerson.get(employeeId) ?? 0;
    if (own >= limits.perPerson) throw ownRun(limits.perPerson);
    const isFree = running < limits.running;
    if (!isFree && queue.size >= limits.waiting) throw othersRun();
    ofPerson.set(employeeId, own + 1);
    const forget = () => {
      const rest = (ofPerson.get(employeeId) ?? 1) - 1;
      if (rest === 0) ofPerson.delete(employeeId);
      else ofPerson.set(employeeId, rest);
    };
    if (isFree) running += 1;
    else {
      // The turn is handed on: who waits takes the place of the one that ends.
      await wait(left).catch((error: unknown) => {
        forget();
        throw error;
      });
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      forget();
      const [next] = queue;
      if (next === undefined) running -= 1;
      else next();
    };
  };
}
