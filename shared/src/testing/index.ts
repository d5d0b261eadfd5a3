export type { Answers, SentCall } from './answers.ts';
export { choose, optionsOf, select } from './choose.ts';
export { network } from './network.ts';
export { press } from './press.ts';
export { renderScreen } from './renderScreen.tsx';
export { signInForTest } from './session.ts';
