import { galley } from '@galley/shared/store';
import type { MenuItem } from '@galley/shared/ui';
import { dialogs } from '../federation/loading/loadScreen.ts';

/** The records that can be added from any screen (SHELL-02). */
export const newItems = (): (MenuItem & { onChoose: () => void })[] =>
  dialogs().flatMap(({ name, add }) => {
    if (add === undefined) return [];
    return [{ label: add.label, onChoose: () => galley.getState().openDialog({ ...add.given, name }) }];
  });
