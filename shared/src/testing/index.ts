export type { Answers, SentCall } from './answers.ts';
export { choose, optionsOf, select } from './choose.ts';
export { network } from './network.ts';
export { press } from './press.ts';
export { renderScreen } from './renderScreen.tsx';
export { signInForTest } from './session.ts';
// What a host does with the kit, for tests that play its part.
export { configure, countsQuery, hasUnsaved, preloadList, dispatchChanges } from '../host/index.ts';
