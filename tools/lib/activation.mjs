// @ts-check
import { StepFailed } from './steps.mjs';

/**
 * Whether a start publishes and activates its builds, and which author the history names. A checkout's own store belongs to its
 * developer. A configured store might be in production, and a start must not release to it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ when: 'always' | 'empty' | 'never', by: string }} empty: only into a store without an active release
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
