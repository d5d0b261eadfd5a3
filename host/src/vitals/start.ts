import { shownScreen } from './shownScreen.ts';
import { watchVitals } from './watchVitals.ts';

/** Begins to measure; called once. */
export const start = (): void => watchVitals(shownScreen);
