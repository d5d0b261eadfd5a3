import { loadScreen } from '../loading/loadScreen.ts';
import { createScreenStore } from './screenStore.ts';

/** The screens of this page: `prefetch` one, or show it with `ScreenBoundary`. */
export const screens = createScreenStore<string>(loadScreen, (remote) => remote);
