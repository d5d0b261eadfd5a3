import type { ActionProps } from '@galley/shared/store';
import type { ComponentType } from 'react';
import type {} from './dialogs.ts';
import { CallForm, Screen } from './exposes.ts';

/** Compiles only if the host can render both: a screen without props, and a dialog on a record with these props. */
export const exposed: [ComponentType, ComponentType<ActionProps>] = [Screen, CallForm];
