import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { ExplainedError } from '../db/explainedError.ts';

/** A value that a command asks for, unless its variable is set. */
export interface Question {
  /** The environment variable. */
  variable: string;
  text: string;
  /** Hide it while it's typed. */
  isSecret?: boolean;
  isRight: (text: string) => boolean;
  /** A description of valid values, for the message: '1 to 80 characters'. */
  expected: string;
}

/** The terminal, which can be muted to hide input. */
class MutableOutput extends Writable {
  isMuted = false;
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (!this.isMuted) process.stdout.write(chunk);
    done();
  }
}

/** Reads the lines of standard input, one for each question. */
class Lines {
  readonly #output = new MutableOutput();
  readonly #terminal: Interface = createInterface({
    input: process.stdin,
    output: this.#output,
    terminal: process.stdin.isTTY,
  });
  readonly #lines = this.#terminal[Symbol.asyncIterator]();

  /** @returns undefined at the end of the input */
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

const wrong = ({ variable, expected }: Question, advice: string) =>
  new ExplainedError(`${variable} must be ${expected}. ${advice}`);

async function answer(lines: () => Lines, question: Question): Promise<string> {
  for (;;) {
    const typed = await lines().ask(question);
    if (typed !== undefined && question.isRight(typed)) return typed;
    // A person can try again; a file with answers can't.
    if (typed === undefined || !process.stdin.isTTY) throw wrong(question, 'Set it, or answer the question.');
    process.stdout.write(`This must be ${question.expected}.\n`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ExplainedError naming the first variable that's set to an invalid value */
export function checkVariables(questions: Readonly<Record<string, Question>>, env: Environment): void {
  for (const question of Object.values(questions)) {
    const given = env[question.variable];
    if (given !== undefined && !question.isRight(given))
      throw wrong(question, 'Correct it, or unset it to be asked.');
  }
}

/**
 * The answers to the questions, in order, from the environment or else from standard input.
 * @throws ExplainedError naming the variable of an invalid or missing answer
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
