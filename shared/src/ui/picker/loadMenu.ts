import { useSyncExternalStore } from 'react';
import type { PickerMenu } from './menu/PickerMenu.tsx';

type Menu = typeof PickerMenu;
type State =
  | { status: 'none' }
  | { status: 'pending' }
  | { status: 'failed' }
  | { status: 'ready'; Menu: Menu };

let state: State = { status: 'none' };
const listeners = new Set<() => void>();

function become(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Loads the menu of pickers when the user reaches for one, or when the page is idle. A failed load is retried. */
export async function loadPickerMenu(): Promise<void> {
  if (state.status === 'pending' || state.status === 'ready') return;
  become({ status: 'pending' });
  try {
    const { PickerMenu: Menu } = await import(/* webpackChunkName: "select" */ './menu/PickerMenu.tsx');
    become({ status: 'ready', Menu });
  } catch {
    become({ status: 'failed' });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePickerMenu = (): State => useSyncExternalStore(subscribe, () => state);
