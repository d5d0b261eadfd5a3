/** Presses the keys again, one after the other: each sees what the one before it has done. */
export async function replayKeys(element: Element | null, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // React renders what a key press changes before anything else that waits.
    await Promise.resolve();
  }
}
