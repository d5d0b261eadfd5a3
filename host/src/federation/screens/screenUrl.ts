import { hasSelection, linkTo, type Selection } from '@galley/shared/domain/selection';
import { remoteScreens } from '../loading/loadScreen.ts';

/**
 * The address that the header opens for a screen within a selection, with its release's parameters (FILT-09). Without a selection, every
 * list opens with its defaults.
 */
export function screenUrl(name: string, selection: Selection): string {
  const added = remoteScreens().find(({ remote }) => remote === name)?.underSelection ?? '';
  return linkTo(
    name,
    selection,
    hasSelection(selection) ? Object.fromEntries(new URLSearchParams(added)) : {},
  );
}
