import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { InboxTopic, ListChip, RecordAction } from '../contract/releases.ts';
import type { Dialog, DialogName, DialogArguments, OpenDialog } from './dialogs.ts';
import { forgetDrafts, formsOf, removeExpiredDrafts } from './drafts.ts';
import { clearKeptLists } from './keptLists.ts';
import {
  keepPreferences,
  NO_PREFERENCES,
  readPreferences,
  type ListName,
  type Preferences,
} from './preferences.ts';
import { sessionOf, type Session } from './session.ts';
import { endOf, onOtherTab, readSession, rememberEnd, TOKEN_KEY, type EndReason } from './tokenStorage.ts';

/** An entry of a remote that this user can see. */
type Of<T> = Omit<T, 'employeeTypes'> & { remote: string };

/** What releases of remotes add to other pages, for the signed-in user (TEAM-13, TEAM-14, TEAM-18). */
export interface Contributions {
  actions: readonly Of<RecordAction>[];
  chips: readonly Of<ListChip>[];
  topics: readonly Of<InboxTopic>[];
}

/** State that is neither in the URL nor on the server. */
export interface GalleyState {
  session: Session | null;
  /** Why the last session ended, in this tab or in another; null while signed in or before the first sign-in. */
  ended: EndReason | null;
  /** LIST-03: the user's choice for a list; absent: the page size decides. */
  collapsedByHand: Partial<Record<ListName, boolean>>;
  /** ACT-04: the user's choice for a list; absent: the window's width decides. */
  gridByHand: Partial<Record<ListName, boolean>>;
  preferences: Preferences;
  /** The open forms; the last is on top. */
  dialogs: readonly OpenDialog[];
  contributions: Contributions;
  /** Stores the token and opens its session. Returns false, and stores nothing, if it can't be decoded. */
  signIn: (token: string) => boolean;
  /** Stores another token of the same session: nothing else changes. */
  renew: (token: string) => void;
  /** Forgets the token and all the user's choices. Does nothing without a session. */
  endSession: (reason: EndReason) => void;
  collapseByHand: (list: ListName, collapsed: boolean) => void;
  /** `undefined` lets the window's width decide again. */
  showGridByHand: (list: ListName, grid: boolean | undefined) => void;
  /** Kept for this user in this browser. */
  prefer: (change: Partial<Preferences>) => void;
  /** Does nothing without a session, so that a late response doesn't open a form for the next user. */
  openDialog: (dialog: Dialog) => void;
  closeDialog: (id: number) => void;
}

const NOTHING_CHOSEN = {
  collapsedByHand: {},
  gridByHand: {},
  preferences: NO_PREFERENCES,
  dialogs: [],
} as const;
let lastDialog = 0;
const opened = (dialog: Dialog): OpenDialog => ({ ...dialog, id: (lastDialog += 1) });

/**
 * The initial state of a session: its user's preferences, and the forms that they left here with unsaved input. Removes everybody's
 * expired drafts.
 */
function initialState(storage: Storage, session: Session | null) {
  removeExpiredDrafts();
  return {
    ...NOTHING_CHOSEN,
    session,
    ended: null,
    preferences: session === null ? NO_PREFERENCES : readPreferences(storage, session.employeeUid),
    dialogs: session === null ? [] : formsOf(session.employeeUid).map(opened),
  };
}

export function createGalley(storage: Storage) {
  if (readSession(storage) === null) clearKeptLists(storage);
  const store = createStore<GalleyState>()((set, get) => ({
    ...initialState(storage, readSession(storage)),
    contributions: { actions: [], chips: [], topics: [] },
    signIn(token) {
      const session = sessionOf(token, true);
      if (session === null) return false;
      clearKeptLists(storage);
      storage.setItem(TOKEN_KEY, token);
      set(initialState(storage, session));
      return true;
    },
    renew(token) {
      storage.setItem(TOKEN_KEY, token);
      set({ session: sessionOf(token, true) });
    },
    endSession(reason) {
      const { session } = get();
      if (session === null) return;
      if (reason === 'signed-out') forgetDrafts(session.employeeUid);
      clearKeptLists(storage);
      // Before removing the token, because that notifies the other tabs.
      rememberEnd(storage, reason);
      storage.removeItem(TOKEN_KEY);
      set({ ...NOTHING_CHOSEN, session: null, ended: reason });
    },
    collapseByHand: (list, collapsed) =>
      set(({ collapsedByHand }) => ({ collapsedByHand: { ...collapsedByHand, [list]: collapsed } })),
    showGridByHand: (list, grid) =>
      set(({ gridByHand: { [list]: _before, ...others } }) => ({
        gridByHand: grid === undefined ? others : { ...others, [list]: grid },
      })),
    prefer(change) {
      const { session, preferences: before } = get();
      const preferences = { ...before, ...change };
      if (session !== null) keepPreferences(storage, session.employeeUid, preferences);
      set({ preferences });
    },
    openDialog: (dialog) =>
      set(({ session, dialogs }) => (session === null ? {} : { dialogs: [...dialogs, opened(dialog)] })),
    closeDialog: (id) => set(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog.id !== id) })),
  }));

  onOtherTab(storage, () => {
    const session = readSession(storage, true);
    const before = store.getState().session;
    if (session?.token === before?.token) return;
    if (session !== null && session.id === before?.id) return store.setState({ session });
    // This tab may have stored a list since the other tab removed all lists.
    clearKeptLists(storage);
    if (session !== null) return store.setState(initialState(storage, session));
    const ended = endOf(storage);
    if (ended === 'signed-out' && before !== null) forgetDrafts(before.employeeUid);
    return store.setState({ ...NOTHING_CHOSEN, session, ended });
  });
  return store;
}

/** The one store of the page; a federation singleton. */
export const galley = createGalley(globalThis.localStorage);

/** A hook for a part of the store. The selector must return the same value for the same state. */
export const useGalley = <T>(selector: (state: GalleyState) => T): T => useStore(galley, selector);

/** Opens a dialog by its name, whichever remote offers it. */
export const openDialog = <Name extends DialogName>(name: Name, ...[given]: DialogArguments<Name>): void =>
  galley.getState().openDialog({ ...(given as object | undefined), name });
