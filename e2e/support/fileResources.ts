/** A resource that is started for journeys and ended after them. */
export interface Ending {
  stop(): Promise<void>;
}

/** The resources that the journeys of one file share in a worker, until another file starts. */
export class FileResources {
  #file = '';
  readonly #shared = new Map<string, Promise<Ending>>();

  /** Ends the shared resources of other files, in reverse order. */
  async enter(file: string): Promise<void> {
    if (file === this.#file) return;
    this.#file = file;
    const over = [...this.#shared.values()].toReversed();
    this.#shared.clear();
    for (const one of over) {
      // If its start failed, the requesting journey has reported that.
      const started = await one.catch(() => undefined);
      await started?.stop();
    }
  }

  /** The shared resource of this file with this name; the first request starts it. */
  async share<T extends Ending>(file: string, name: string, start: () => Promise<T>): Promise<T> {
    await this.enter(file);
    const shared = (this.#shared.get(name) as Promise<T> | undefined) ?? start();
    this.#shared.set(name, shared);
    return shared;
  }
}
