import type { Dialog } from './dialogs.ts';

/**
 * What a person has entered into forms and neither saved nor discarded (decision 37). It lies in this browser's storage, under
 * the person's id; the forms themselves, to be opened again, in the tab's.
 */
const PREFIX = 'galley.draft.';
const FORMS_KEY = 'galley.forms';
/** More of one person are not kept: the oldest goes. */
const MOST = 20;
const LONGEST_MS = 14 * 24 * 60 * 60_000;
/** In characters. No form holds more by far. */
const LARGEST = 250_000;

interface Draft {
  at: number;
  values: unknown;
}

/** Where what is entered into a form is kept. The next person at the browser does not see it. */
export const draftKey = (employeeUid: string, form: string): string => `${PREFIX}${employeeUid}.${form}`;

/**
 * What is on its way to the server. The outbox keeps it, so that a second copy would come back as unsaved after a
 * reload; a form that another release renders anew still finds it here.
 */
const sent = new Map<string, unknown>();
/** What is about to be kept, by its key: done a moment after the last change, or when there is no moment left. */
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

/** The forms with unsaved input that this tab showed last, by their drafts' keys. */
const forms = () => (read(sessionStorage, FORMS_KEY) ?? {}) as Record<string, Dialog>;

function putForms(next: Record<string, Dialog>): void {
  try {
    if (Object.keys(next).length === 0) sessionStorage.removeItem(FORMS_KEY);
    else sessionStorage.setItem(FORMS_KEY, JSON.stringify(next));
  } catch {
    // There is no room: the form does not open by itself again.
  }
  for (const listener of listeners) listener();
}

/** Makes room: what is too old goes, whoever's it is, and of this person what is one too many. */
function prune(key: string): void {
  const owner = key.slice(0, key.indexOf('.', PREFIX.length) + 1);
  const drafts = Object.keys(localStorage)
    .filter((one) => one.startsWith(PREFIX) && one !== key)
    .map((one) => ({ one, at: kept(one)?.at ?? 0 }));
  const own = drafts.filter(({ one, at }) => at > 0 && one.startsWith(owner)).sort((a, b) => b.at - a.at);
  const gone = [...drafts.filter(({ at }) => at === 0), ...own.slice(MOST - 1)];
  for (const { one } of gone) localStorage.removeItem(one);
}

/** A form without what was entered into it before: that is the draft's. Its functions get lost with the page. */
function asOpened(dialog: Dialog): Dialog {
  const {
    input: _input,
    problem: _problem,
    ...opened
  } = dialog as Dialog & Record<'input' | 'problem', unknown>;
  return opened;
}

/** What was entered into a form and neither saved nor discarded, else undefined. */
export function readDraft(key: string): unknown {
  // The form of another release begins before the one whose place it takes has ended.
  settleDraft(key);
  return sent.has(key) ? sent.get(key) : kept(key)?.values;
}

/** @param dialog what opened the form, to open it again with the draft */
export function writeDraft(key: string, values: unknown, dialog?: Dialog): void {
  pending.delete(key);
  sent.delete(key);
  const draft = JSON.stringify({ at: Date.now(), values } satisfies Draft);
  if (draft.length > LARGEST) return;
  try {
    prune(key);
    localStorage.setItem(key, draft);
  } catch {
    // There is no room: it is in the form alone, and the browser asks before it leaves.
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

/** The outbox has it: nothing is kept here until `writeDraft` or `clearDraft`. */
export function sendDraft(key: string, values: unknown): void {
  clearDraft(key);
  sent.set(key, values);
}
export const isSent = (key: string): boolean => sent.has(key);

/** Keeps it a little later, unless something else becomes of it. */
export const postponeDraft = (key: string, keep: () => void): void => void pending.set(key, keep);

/** Keeps now what was to be kept a little later. */
export function settleDraft(key: string): void {
  const keep = pending.get(key);
  pending.delete(key);
  keep?.();
}

/** Whoever signs out by hand leaves nothing here. */
export function forgetDrafts(employeeUid: string): void {
  const owner = draftKey(employeeUid, '');
  const keys = [...Object.keys(localStorage), ...pending.keys(), ...sent.keys()];
  for (const key of keys.filter((one) => one.startsWith(owner))) clearDraft(key);
  putForms({});
}

/** The forms that this person left in this tab with unsaved input, to be opened again. Another person's are forgotten. */
export function formsOf(employeeUid: string): Dialog[] {
  const owner = draftKey(employeeUid, '');
  const all = Object.entries(forms());
  const own = all.filter(([key]) => key.startsWith(owner) && kept(key) !== undefined);
  if (own.length < all.length) putForms(Object.fromEntries(own));
  return own.map(([, dialog]) => dialog);
}

/** Whether whoever was signed in here finds forms with their input again. */
export const hasForms = (): boolean => Object.keys(forms()).some((key) => kept(key) !== undefined);

/** Calls whenever that may have changed. @returns its end */
export function onForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
