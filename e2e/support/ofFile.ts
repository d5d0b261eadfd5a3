/** What is started for journeys, and ended after them. */
export interface Ending {
  stop(): Promise<void>;
}

/** What the journeys of one file share in a worker, until those of another file begin. */
export class OfFile {
  #file = '';
  readonly #shared = new Map<string, Promise<Ending>>();

  /** Ends what the journeys of other files have shared, the last first. */
  async enter(file: string): Promise<void> {
    if (file === this.#file) return;
    this.#file = file;
    const over = [...this.#shared.values()].toReversed();
    this.#shared.clear();
    for (const one of over) {
      // Its start has failed: the journey that asked for it has said so.
      const started = await one.catch(() => undefined);
      await started?.stop();
    }
  }

  /** What the journeys of this file share by this name; the first that asks starts it. */
  async share<T extends Ending>(file: string, name: string, start: () => Promise<T>): Promise<T> {
    await this.enter(file);
    const shared = (this.#shared.get(name) as Promise<T> | undefined) ?? start();
    this.#shared.set(name, shared);
    return shared;
  }
}
