// @ts-check
import { StepFailed } from './steps.mjs';

/**
 * Runs steps one after the other; one that fails does not hide what the others find.
 * @param {readonly (() => Promise<unknown>)[]} steps each ends with StepFailed where it fails
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
