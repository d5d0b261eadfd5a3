const RETRY_AFTER_MS = [250, 1000];

/** Loads a part of the host, and tries again when the network fails for a moment (VER-02). Rejects with the last failure. */
export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_AFTER_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}
