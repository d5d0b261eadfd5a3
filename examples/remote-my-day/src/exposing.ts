import type { ComponentType } from 'react';
import type {} from './dialogs.ts';
import { Screen } from './exposes.ts';

/** The host takes a screen without properties, or this does not compile. */
export const exposed: ComponentType = Screen;
