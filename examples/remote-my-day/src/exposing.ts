import type { ComponentType } from 'react';
import type {} from './dialogs.ts';
import { Screen } from './exposes.ts';

/** Compiles only if the host can render it: a screen without properties. */
export const exposed: ComponentType = Screen;
