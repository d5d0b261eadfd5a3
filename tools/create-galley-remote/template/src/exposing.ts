import type { ActionProps } from '@galley/shared/store';
import type { ComponentType } from 'react';
import type {} from './dialogs.ts';
import { CallForm, Screen } from './exposes.ts';

/** The host takes a screen without properties, and a dialog on a record with these, or this does not compile. */
export const exposed: [ComponentType, ComponentType<ActionProps>] = [Screen, CallForm];
