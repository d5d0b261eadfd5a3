import { HttpProblem } from '../http/problem.ts';

/** When whoever found too many before them may try again, in seconds. */
const COME_BACK_S = 5;

interface Waiting {
  begin: () => void;
  refuse: (reason: HttpProblem) => void;
}

const SIGNING_IN = 'Too many people are signing in at this moment. Try again in a few seconds.';

/** So many pieces of work at a time, and so many more that may wait. */
export interface Limits {
  atOnce: number;
  waiting: number;
  /** What is told to whoever finds too many before them. */
  crowded?: string;
}

/** Does a piece of work when it is its sender's turn. */
export type Turns = <T>(sender: string, work: () => Promise<T>) => Promise<T>;

/**
 * Work of many senders, a few pieces at a time. Whoever waits costs nothing meanwhile. The senders take turns, so one
 * who sends many pieces delays their own; where no more may wait, the last piece of whoever has most of them goes.
 */
export function inTurns({ atOnce, waiting: most, crowded: message = SIGNING_IN }: Limits): Turns {
  const crowded = () => new HttpProblem(503, message, [], { 'retry-after': String(COME_BACK_S) });
  /** Who waits, by sender; the first sender is the next. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  /** @throws HttpProblem 503 with Retry-After */
  const makeRoom = (sender: string) => {
    let longest: Waiting[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= (lines.get(sender)?.length ?? 0) + 1) throw crowded();
    longest.pop()?.refuse(crowded());
    waiting -= 1;
  };
  const enter = async (sender: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting >= most) makeRoom(sender);
    waiting += 1;
    await new Promise<void>((begin, refuse) => {
      const line = lines.get(sender) ?? [];
      line.push({ begin, refuse });
      lines.set(sender, line);
    });
  };
  const leave = () => {
    const [next] = lines;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [sender, line] = next;
    const first = line.shift();
    lines.delete(sender);
    // Behind the others.
    if (line.length > 0) lines.set(sender, line);
    waiting -= 1;
    first?.begin();
  };
  return async (sender, work) => {
    await enter(sender);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
