export type { Answers, SentCall } from './answers.ts';
export { choose, optionsOf, select } from './choose.ts';
export { network } from './network.ts';
export { press } from './press.ts';
export { renderScreen } from './renderScreen.tsx';
export { signInForTest } from './session.ts';
// The parts of the kit that hosts use, for tests that act as the host.
export { configure, countsQuery, hasUnsaved, preloadList, dispatchChanges } from '../host/index.ts';
