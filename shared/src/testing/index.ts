export { choose, optionsOf, select } from './choose.ts';
export { network, type Answers, type SentCall } from './network.ts';
export { renderScreen } from './renderScreen.tsx';
export { signInForTest } from './session.ts';
