import type { HttpProblem } from './problem.ts';

/** A concurrency limit, and how many more jobs may wait. */
export interface QueueLimits {
  /** Jobs at once. */
  running: number;
  waiting: number;
  /** Jobs of one sender, running and waiting; default: no limit. */
  perSender?: number;
  /** The maximum number of jobs of one sender at once; default: the total. */
  runningPerSender?: number;
  /** How long a job may wait, in milliseconds; default: no limit. */
  waitMs?: number;
}

/** The problems with which a queue refuses jobs. */
interface Refusals {
  busy: () => HttpProblem;
  /** The sender already has `perSender` jobs. */
  tooMany?: () => HttpProblem;
}

interface Job {
  start: () => void;
  refuse: () => void;
}

/**
 * Waits until a job may start.
 * @param canceled aborts when the sender no longer waits
 * @returns a function that releases the job's place; calling it again does nothing
 * @throws HttpProblem if the job is refused
 */
export type Acquire<Sender> = (sender: Sender, canceled?: AbortSignal) => Promise<() => void>;

/** Counts jobs by sender. */
function counts<Sender>() {
  const kept = new Map<Sender, number>();
  const of = (sender: Sender) => kept.get(sender) ?? 0;
  return {
    of,
    add(sender: Sender, change: number) {
      const now = of(sender) + change;
      if (now === 0) kept.delete(sender);
      else kept.set(sender, now);
    },
  };
}

/**
 * A queue for jobs of many senders. It starts one job of each sender in turn, so that someone with many jobs delays only their own. If the
 * queue is full, it refuses the newest job of the sender with the most waiting jobs.
 */
export function fairQueue<Sender>(
  { running: atOnce, waiting: mostWaiting, perSender, runningPerSender = atOnce, waitMs }: QueueLimits,
  { busy, tooMany = busy }: Refusals,
): Acquire<Sender> {
  /** The waiting jobs by sender; the first sender is next. */
  const queues = new Map<Sender, Job[]>();
  const jobsOf = counts<Sender>();
  const runningOf = counts<Sender>();
  let running = 0;
  let waiting = 0;

  const hasRoom = (sender: Sender) => running < atOnce && runningOf.of(sender) < runningPerSender;
  const run = (sender: Sender, change: 1 | -1) => {
    running += change;
    runningOf.add(sender, change);
  };
  const makeRoom = (sender: Sender) => {
    let longest: Job[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= (queues.get(sender)?.length ?? 0) + 1) throw busy();
    longest.at(-1)?.refuse();
  };
  const wait = (sender: Sender, canceled: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const remove = () => {
        const rest = (queues.get(sender) ?? []).filter((other) => other !== job);
        if (rest.length === 0) queues.delete(sender);
        else queues.set(sender, rest);
        waiting -= 1;
        clearTimeout(timer);
        canceled?.removeEventListener('abort', job.refuse);
      };
      const job: Job = {
        start() {
          remove();
          resolve();
        },
        refuse() {
          remove();
          reject(busy());
        },
      };
      const timer = waitMs === undefined ? undefined : setTimeout(job.refuse, waitMs);
      canceled?.addEventListener('abort', job.refuse);
      queues.set(sender, [...(queues.get(sender) ?? []), job]);
      waiting += 1;
      if (canceled?.aborted === true) job.refuse();
    });
  const startNext = () => {
    const next = [...queues].find(([sender]) => hasRoom(sender));
    if (next === undefined) return;
    const [sender, queue] = next;
    // Moves the sender behind the others.
    queues.delete(sender);
    queues.set(sender, queue);
    run(sender, 1);
    queue[0]?.start();
  };

  return async (sender, canceled) => {
    if (perSender !== undefined && jobsOf.of(sender) >= perSender) throw tooMany();
    const isFree = hasRoom(sender);
    if (!isFree && waiting >= mostWaiting) makeRoom(sender);
    jobsOf.add(sender, 1);
    if (isFree) run(sender, 1);
    else
      await wait(sender, canceled).catch((problem: unknown) => {
        jobsOf.add(sender, -1);
        throw problem;
      });
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      jobsOf.add(sender, -1);
      run(sender, -1);
      startNext();
    };
  };
}

/** Runs work within the limits of a fair queue. @throws HttpProblem if the work is refused */
export function fairlyRunning(limits: QueueLimits, refusals: Refusals) {
  const acquire = fairQueue<string>(limits, refusals);
  return async <T>(sender: string, work: () => Promise<T>): Promise<T> => {
    const release = await acquire(sender);
    try {
      return await work();
    } finally {
      release();
    }
  };
}
