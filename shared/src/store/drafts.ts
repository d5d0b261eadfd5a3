import type { Dialog } from './dialogs.ts';
import { upgradeDialog } from './upgradeDialog.ts';

/**
 * Drafts: input that a user has neither saved nor discarded (decision 37), in localStorage under the user's id. Which forms
 * to reopen is in the tab's sessionStorage.
 */
const PREFIX = 'galley.draft.';
const FORMS_KEY = 'galley.forms';
/** The maximum number of drafts per user; beyond that the oldest is removed. */
const MOST = 20;
const LONGEST_MS = 14 * 24 * 60 * 60_000;
/** In characters; no form comes close to it. */
const LARGEST = 250_000;

interface Draft {
  at: number;
  values: unknown;
}

/** The key of a form's draft. It contains the user's id, so the next user of the browser doesn't see it. */
export const draftKey = (employeeUid: string, form: string): string => `${PREFIX}${employeeUid}.${form}`;

/**
 * Input that the outbox is sending. In storage it would come back as unsaved after a reload, but a form that another release renders
 * meanwhile still finds it here.
 */
const sent = new Map<string, unknown>();
/** The writes that are waiting for a pause in typing, by key. */
const pending = new Map<string, () => void>();
const listeners = new Set<() => void>();

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function kept(key: string): Draft | undefined {
  const draft = read(localStorage, key) as Partial<Draft> | null;
  if (typeof draft?.at !== 'number' || Date.now() - draft.at > LONGEST_MS) return undefined;
  return { at: draft.at, values: draft.values };
}

/** The forms with unsaved input that this tab showed last, by draft key. */
const forms = () => (read(sessionStorage, FORMS_KEY) ?? {}) as Record<string, Dialog>;

function putForms(next: Record<string, Dialog>): void {
  try {
    if (Object.keys(next).length === 0) sessionStorage.removeItem(FORMS_KEY);
    else sessionStorage.setItem(FORMS_KEY, JSON.stringify(next));
  } catch {
    // Storage is full: the form won't reopen automatically.
  }
  for (const listener of listeners) listener();
}

const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** Removes everybody's expired drafts. */
export function removeExpiredDrafts(): void {
  for (const key of storedDrafts()) if (kept(key) === undefined) localStorage.removeItem(key);
}

/** Removes everybody's expired drafts, and this user's oldest if there are too many with another one. */
function prune(key: string): void {
  removeExpiredDrafts();
  const owner = key.slice(0, key.indexOf('.', PREFIX.length) + 1);
  const own = storedDrafts()
    .filter((one) => one.startsWith(owner) && one !== key)
    .map((one) => ({ one, at: kept(one)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { one } of own.slice(MOST - 1)) localStorage.removeItem(one);
}

/** The dialog without earlier input, which is in the draft. Its functions don't survive the page. */
function asOpened(dialog: Dialog): Dialog {
  const {
    input: _input,
    problem: _problem,
    ...opened
  } = dialog as Dialog & Record<'input' | 'problem', unknown>;
  return opened;
}

/** The values of a draft; undefined without one. */
export function readDraft(key: string): unknown {
  // Another release's form renders before the form that it replaces unmounts.
  settleDraft(key);
  return sent.has(key) ? sent.get(key) : kept(key)?.values;
}

/** @param dialog what opened the form, to reopen it with the draft */
export function writeDraft(key: string, values: unknown, dialog?: Dialog): void {
  pending.delete(key);
  sent.delete(key);
  const draft = JSON.stringify({ at: Date.now(), values } satisfies Draft);
  if (draft.length > LARGEST) return;
  try {
    prune(key);
    localStorage.setItem(key, draft);
  } catch {
    // Storage is full: the input is only in the form, and the browser asks before it leaves the page.
    return;
  }
  if (dialog !== undefined) putForms({ ...forms(), [key]: asOpened(dialog) });
}

export function clearDraft(key: string): void {
  pending.delete(key);
  sent.delete(key);
  localStorage.removeItem(key);
  const { [key]: gone, ...others } = forms();
  if (gone !== undefined) putForms(others);
}

/** Marks the input as being sent by the outbox: storage has no draft until the next `writeDraft`. */
export function sendDraft(key: string, values: unknown): void {
  clearDraft(key);
  sent.set(key, values);
}
export const isSent = (key: string): boolean => sent.has(key);

/** Writes the draft later, unless it is written, sent or cleared before. */
export const postponeDraft = (key: string, keep: () => void): void => void pending.set(key, keep);

/** Runs a postponed write now. */
export function settleDraft(key: string): void {
  const keep = pending.get(key);
  pending.delete(key);
  keep?.();
}

/** Removes all drafts of the user, who is signing out. */
export function forgetDrafts(employeeUid: string): void {
  const owner = draftKey(employeeUid, '');
  const keys = [...Object.keys(localStorage), ...pending.keys(), ...sent.keys()];
  for (const key of keys.filter((one) => one.startsWith(owner))) clearDraft(key);
  putForms({});
}

/** The forms that this user left in this tab with unsaved input, to reopen them. Other users' forms are forgotten. */
export function formsOf(employeeUid: string): Dialog[] {
  const owner = draftKey(employeeUid, '');
  const all = Object.entries(forms());
  const own = all.filter(([key]) => key.startsWith(owner) && kept(key) !== undefined);
  if (own.length < all.length) putForms(Object.fromEntries(own));
  return own.map(([, dialog]) => upgradeDialog(dialog));
}

/** Whether forms with input would reopen after a sign-in. */
export const hasForms = (): boolean => Object.keys(forms()).some((key) => kept(key) !== undefined);

/** Calls the listener whenever `hasForms` may have changed. @returns unsubscribe */
export function onForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
