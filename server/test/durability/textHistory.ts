import assert from 'node:assert/strict';

/**
 * What several clients may see of one text that each of them extends by words of its own. Every extension names the
 * version it was made on; one that is refused as stale must never be seen.
 */
export class TextHistory {
  readonly name: string;
  /** The longest text that anybody has seen, as words in their order. */
  #words: string[] = [];
  readonly #sent = new Set<string>();
  readonly #acknowledged = new Set<string>();
  readonly #refused = new Set<string>();

  constructor(name: string) {
    this.name = name;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  get refused(): number {
    return this.#refused.size;
  }

  /** Notes a word that is about to be sent. */
  send(word: string): void {
    this.#sent.add(word);
  }

  /** Notes what became of it. */
  answer(word: string, isDone: boolean): void {
    (isDone ? this.#acknowledged : this.#refused).add(word);
  }

  /**
   * Begins a read: everything acknowledged by now must be in what it answers.
   * @returns what takes the text that was read; it throws AssertionError when no order of the writes explains it
   */
  beginRead(): (text: string) => void {
    const known = [...this.#acknowledged];
    return (text) => {
      const words = text.split(' ').filter((word) => word !== '');
      const seen = new Set(words);
      assert.equal(seen.size, words.length, `${this.name}: a word is there twice: ${text}`);
      for (const word of known) assert.ok(seen.has(word), `${this.name}: ${word} is lost from: ${text}`);
      for (const word of words) {
        assert.ok(this.#sent.has(word), `${this.name}: nobody has sent ${word}`);
        assert.ok(!this.#refused.has(word), `${this.name}: ${word} was refused, and is there: ${text}`);
      }
      const common = Math.min(words.length, this.#words.length);
      assert.deepEqual(
        words.slice(0, common),
        this.#words.slice(0, common),
        `${this.name}: two reads disagree about what came first`,
      );
      if (words.length > this.#words.length) this.#words = words;
    };
  }
}

/** What several clients may see of one value that the last one to write it sets, whatever was there. */
export class ValueHistory {
  readonly name: string;
  readonly #writes: { value: string; begun: number; ended: number }[] = [];
  #clock = 0;

  constructor(name: string) {
    this.name = name;
  }

  get acknowledged(): number {
    return this.#writes.filter(({ ended }) => ended < Infinity).length;
  }

  /** Begins a write. @returns what ends it, once it is acknowledged */
  beginWrite(value: string): () => void {
    const write = { value, begun: (this.#clock += 1), ended: Infinity };
    this.#writes.push(write);
    return () => {
      write.ended = this.#clock += 1;
    };
  }

  /** Begins a read. @returns what takes the value: one that was overwritten before the read began is an AssertionError */
  beginRead(): (value: string | undefined) => void {
    const begun = (this.#clock += 1);
    return (value) => {
      const write = this.#writes.find((one) => one.value === value);
      const latest = this.#writes.filter(({ ended }) => ended < begun);
      if (write === undefined) {
        assert.equal(value, undefined, `${this.name}: nobody has written ${value}`);
        assert.equal(latest.length, 0, `${this.name}: nothing is there`);
        return;
      }
      const over = latest.find((other) => other.begun > write.ended);
      assert.equal(
        over,
        undefined,
        `${this.name}: ${value} was read after it was overwritten by ${over?.value}`,
      );
    };
  }
}
