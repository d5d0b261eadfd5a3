import type { OpenDialog } from '@galley/shared/store';
import type { ComponentType } from 'react';
import { loadDialog, remoteOf } from '../loading/loadScreen.ts';
import { createScreenStore } from './screenStore.ts';

export type FormComponent = ComponentType<{ dialog: OpenDialog; onClose: () => void }>;

/** The dialogs of this page, by name: `prefetch` one, or show it with `DialogBoundary`. */
export const forms = createScreenStore<string, FormComponent>(loadDialog, remoteOf);
