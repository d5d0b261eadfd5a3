import type { ComponentType } from 'react';
import type {} from './dialogs.ts';
import { Screen } from './exposes.ts';

/** Compiles only if the host can render the screen, which gets no props. */
export const exposed: ComponentType = Screen;
