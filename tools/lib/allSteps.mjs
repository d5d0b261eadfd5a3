// @ts-check
import { StepFailed } from './steps.mjs';

/**
 * Runs all steps in sequence, even after one fails, so that a run reports every failure.
 * @param {readonly (() => Promise<unknown>)[]} steps each throws StepFailed on failure
 * @returns {Promise<string[]>} the messages of those that failed
 */
export async function allSteps(steps) {
  const failed = [];
  for (const run of steps) {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      console.error(`\n✗ ${error.message}`);
      failed.push(error.message);
    }
  }
  return failed;
}
