import assert from 'node:assert/strict';

/**
 * What several clients can see of one text that each of them extends with its own words. Every extension names the
 * version it's based on; an extension that was refused as stale must never be seen.
 */
export class TextHistory {
  readonly name: string;
  /** The longest text that anybody has seen, as words in order. */
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

  /** Records a word that's about to be sent. */
  send(word: string): void {
    this.#sent.add(word);
  }

  /** Records the result. */
  answer(word: string, isDone: boolean): void {
    (isDone ? this.#acknowledged : this.#refused).add(word);
  }

  /**
   * Begins a read: everything acknowledged by now must be in its response.
   * @returns a function for the text that was read; it throws AssertionError if no order of the writes explains the text
   */
  beginRead(): (text: string) => void {
    const known = [...this.#acknowledged];
    return (text) => {
      const words = text.split(' ').filter((word) => word !== '');
      const seen = new Set(words);
      assert.equal(seen.size, words.length, `${this.name}: a word occurs twice: ${text}`);
      for (const word of known) assert.ok(seen.has(word), `${this.name}: ${word} is lost from: ${text}`);
      for (const word of words) {
        assert.ok(this.#sent.has(word), `${this.name}: nobody sent ${word}`);
        assert.ok(!this.#refused.has(word), `${this.name}: ${word} was refused but occurs: ${text}`);
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

/** What several clients can see of one value that each write replaces. */
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

  /** Begins a write. @returns a function that ends it once it's acknowledged */
  beginWrite(value: string): () => void {
    const write = { value, begun: (this.#clock += 1), ended: Infinity };
    this.#writes.push(write);
    return () => {
      write.ended = this.#clock += 1;
    };
  }

  /** Begins a read. @returns a function for the value; it throws AssertionError if the value was overwritten before the read began */
  beginRead(): (value: string | undefined) => void {
    const begun = (this.#clock += 1);
    return (value) => {
      const write = this.#writes.find((one) => one.value === value);
      const latest = this.#writes.filter(({ ended }) => ended < begun);
      if (write === undefined) {
        assert.equal(value, undefined, `${this.name}: nobody wrote ${value}`);
        assert.equal(latest.length, 0, `${this.name}: the value is missing`);
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
