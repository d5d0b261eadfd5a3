import { list } from '../common/configVariables.ts';
import { fairQueue, type Acquire, type QueueLimits } from './fairQueue.ts';
import { HttpProblem } from './problem.ts';
import { tokenBuckets, type Allowance } from './tokenBuckets.ts';

/** The kinds of costly calls. */
const COSTS = ['search', 'documents', 'exports', 'uploads'] as const;
export type Cost = (typeof COSTS)[number];

/** The default limits (RATE-02). */
export const ALLOWANCES: Readonly<Record<Cost, Allowance>> = {
  search: { atOnce: 1_000, perMinute: 1_200 },
  documents: { atOnce: 120, perMinute: 60 },
  exports: { atOnce: 30, perMinute: 6 },
  uploads: { atOnce: 100, perMinute: 30 },
};

/**
 * How many calls of each kind run at once, in total and per person. On PostgreSQL, an export holds one of sixteen connections; a search
 * takes one for each of the statements that it runs at the same time.
 */
const RUNNING: Readonly<Record<Cost, QueueLimits>> = {
  search: { running: 16, runningPerSender: 6, waiting: 500, waitMs: 10_000 },
  documents: { running: 4, runningPerSender: 2, waiting: 50, waitMs: 10_000 },
  exports: { running: 6, perSender: 2, waiting: 12, waitMs: 10_000 },
  uploads: { running: 16, runningPerSender: 3, waiting: 100, waitMs: 10_000 },
};

/**
 * Reads comma-separated pairs such as 'search=1000/1200': how many at once, and how many more each minute.
 * @throws Error naming the variable
 */
export function allowancesIn(text = ''): Readonly<Record<Cost, Allowance>> {
  const set = list(text).map((item): [Cost, Allowance] => {
    const [, named, atOnce, perMinute] = /^([a-z]+)=([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(item) ?? [];
    const cost = COSTS.find((one) => one === named);
    if (cost === undefined)
      throw new Error(
        `CALL_LIMITS is ${JSON.stringify(item)}; expected pairs like 'search=1000/1200', separated by commas; the kinds are ${COSTS.join(', ')}.`,
      );
    return [cost, { atOnce: Number(atOnce), perMinute: Number(perMinute) }];
  });
  return { ...ALLOWANCES, ...Object.fromEntries(set) };
}

const NAMES: Readonly<Record<Cost, string>> = {
  search: 'lists and searches',
  documents: 'downloads',
  exports: 'exports',
  uploads: 'uploads',
};

/** When to try again, in words. */
const within = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

const refusal = (status: number, detail: string, seconds: number) =>
  new HttpProblem(status, detail, [], { 'retry-after': String(seconds) });

/** Retry-After of a busy server, in seconds. */
const BUSY_S = 5;

const queueOf = (cost: Cost): Acquire<number> => {
  const limits = RUNNING[cost];
  return fairQueue<number>(limits, {
    busy: () =>
      refusal(503, `Too many ${NAMES[cost]} are running on the server. Try again in a moment.`, BUSY_S),
    tooMany: () =>
      refusal(
        429,
        `You already have ${limits.perSender} ${NAMES[cost]} in progress. Wait until one ends, or cancel one.`,
        BUSY_S,
      ),
  });
};

/**
 * Starts a call of this kind.
 * @param employeeId the caller
 * @param canceled aborts when nobody waits for the response anymore
 * @returns a function that ends the call; calling it again does nothing
 * @throws HttpProblem 429 if this person has reached their limit, 503 if the server has reached its limit; both with Retry-After
 */
export type EnterCall = (cost: Cost, employeeId: number, canceled?: AbortSignal) => Promise<() => void>;

/** Limits costly calls, by person and in total, in this process (RATE-01). @param refused counts refused calls, without those that the caller canceled */
export function callLimits(
  refused: Record<Cost, number>,
  allowances: Readonly<Record<Cost, Allowance>>,
  now: () => Date,
): EnterCall {
  const doors = Object.fromEntries(
    COSTS.map((cost) => [cost, { take: tokenBuckets(allowances[cost], now), acquire: queueOf(cost) }]),
  ) as Record<Cost, { take: (employeeId: number) => number; acquire: Acquire<number> }>;
  const enter: EnterCall = async (cost, employeeId, canceled) => {
    const { take, acquire } = doors[cost];
    const wait = take(employeeId);
    if (wait > 0)
      throw refusal(429, `Too many ${NAMES[cost]} in a short time. Try again in ${within(wait)}.`, wait);
    return acquire(employeeId, canceled);
  };
  return async (cost, employeeId, canceled) => {
    try {
      return await enter(cost, employeeId, canceled);
    } catch (error) {
      if (canceled?.aborted !== true) refused[cost] += 1;
      throw error;
    }
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    enterCall: EnterCall;
  }
}
