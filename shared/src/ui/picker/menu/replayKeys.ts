/** Replays the keys one by one, so that each sees the effect of the previous one. */
export async function replayKeys(element: Element | null, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // React renders the effect of a key press before any other pending work.
    await Promise.resolve();
  }
}
