// @ts-check
import { StepFailed } from './steps.mjs';

/**
 * Whether a start publishes and activates what it has built, and who the history names. The store of a checkout is its
 * developer's. A store that somebody has configured may be one that people work with: starting is not releasing.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ when: 'always' | 'empty' | 'never', by: string }} empty: only into a store in which nothing runs yet
 */
export function activation(env = process.env) {
  const { RELEASE_STORE: store = '', RELEASE_ACTIVATE: asked = '' } = env;
  const by = store === '' ? 'developer build' : 'build';
  switch (asked) {
    case '':
      return { when: store === '' ? 'always' : 'empty', by };
    case 'always':
    case 'empty':
    case 'never':
      return { when: asked, by };
    default:
      throw new StepFailed(`RELEASE_ACTIVATE is "${asked}"; expected one of always, empty, never.`);
  }
}
