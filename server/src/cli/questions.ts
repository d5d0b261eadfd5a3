import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { ExplainedError } from '../db/explainedError.ts';

/** What a command asks for, unless its variable is set. */
export interface Question {
  /** The environment variable. */
  variable: string;
  text: string;
  /** Is not shown while it is typed. */
  isSecret?: boolean;
  isRight: (text: string) => boolean;
  /** What is right, for the message: '1 to 80 characters'. */
  expected: string;
}

/** The terminal, which shows nothing while it is muted. */
class MutableOutput extends Writable {
  isMuted = false;
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (!this.isMuted) process.stdout.write(chunk);
    done();
  }
}

/** Lines of standard input, one for each question. */
class Lines {
  readonly #output = new MutableOutput();
  readonly #terminal: Interface = createInterface({
    input: process.stdin,
    output: this.#output,
    terminal: process.stdin.isTTY,
  });
  readonly #lines = this.#terminal[Symbol.asyncIterator]();

  /** @returns undefined when the input is at its end */
  async ask({ text, isSecret = false }: Question): Promise<string | undefined> {
    process.stdout.write(`${text}: `);
    this.#output.isMuted = isSecret;
    const { value, done } = await this.#lines.next();
    this.#output.isMuted = false;
    if (isSecret || !process.stdin.isTTY) process.stdout.write('\n');
    return done === true ? undefined : value;
  }

  close(): void {
    this.#terminal.close();
  }
}

const wrong = ({ variable, expected }: Question) =>
  new ExplainedError(`${variable} must be ${expected}. Set it, or answer the question.`);

async function answer(lines: () => Lines, question: Question): Promise<string> {
  for (;;) {
    const typed = await lines().ask(question);
    if (typed !== undefined && question.isRight(typed)) return typed;
    // A person tries again; a file with answers does not get better.
    if (typed === undefined || !process.stdin.isTTY) throw wrong(question);
    process.stdout.write(`This must be ${question.expected}.\n`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ExplainedError naming the first variable that is set and wrong */
export function checkVariables(questions: Readonly<Record<string, Question>>, env: Environment): void {
  for (const question of Object.values(questions)) {
    const given = env[question.variable];
    if (given !== undefined && !question.isRight(given)) throw wrong(question);
  }
}

/**
 * The answers to questions, from the environment or else from standard input, in their order.
 * @throws ExplainedError naming the variable of an answer that is wrong or missing
 */
export async function askFor<Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  env: Environment,
): Promise<Record<Name, string>> {
  let open: Lines | undefined;
  const lines = () => (open ??= new Lines());
  try {
    const answers: [string, string][] = [];
    for (const [name, question] of Object.entries<Question>(questions))
      answers.push([name, env[question.variable] ?? (await answer(lines, question))]);
    return Object.fromEntries(answers) as Record<Name, string>;
  } finally {
    open?.close();
  }
}
