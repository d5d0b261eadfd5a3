// @ts-check
/**
 * Ensures that no test runs forever. Each limit is many times what its tests take on a busy machine. `TEST_LIMIT_MINUTES` changes it.
 */
const MINUTE_MS = 60_000;
/** Added to the file's limit, so that a hanging test is reported before its file is ended. */
const GRACE_MS = 10_000;

export const testLimitMs = () => Number(process.env.TEST_LIMIT_MINUTES ?? 20) * MINUTE_MS;
export const fileLimitMs = () => testLimitMs() + GRACE_MS;
/** For programs without their own limit. */
export const programLimitMs = () => 3 * testLimitMs();
