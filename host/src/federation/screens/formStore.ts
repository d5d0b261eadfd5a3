import type { OpenDialog } from '@galley/shared/store';
import type { ComponentType } from 'react';
import { dialog, loadDialog } from '../loading/loadScreen.ts';
import { remoteIn } from '../registry/dialogs.ts';
import { createScreenStore } from './screenStore.ts';

export type FormComponent = ComponentType<{ dialog: OpenDialog; onClose: () => void }>;

/** The remote whose dialog it is. */
export const remoteOf = (name: string): string => dialog(name)?.remote ?? remoteIn(name);

/** The dialogs of this page, by their names: `prefetch` one, or show it with `DialogBoundary`. */
export const forms = createScreenStore<string, FormComponent>(loadDialog, remoteOf);
