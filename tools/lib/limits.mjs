// @ts-check
/**
 * No test runs for ever. Each limit is many times what its tests take on a busy machine, and `TEST_LIMIT_MINUTES` raises
 * it for those that are long by nature.
 */
const MINUTE_MS = 60_000;
/** So that a test that hangs is named before its file is ended. */
const GRACE_MS = 10_000;

export const testLimitMs = () => Number(process.env.TEST_LIMIT_MINUTES ?? 20) * MINUTE_MS;
export const fileLimitMs = () => testLimitMs() + GRACE_MS;
/** A program that has no limit of its own. */
export const programLimitMs = () => 3 * testLimitMs();
