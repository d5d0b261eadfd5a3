/**
 * Back closes the topmost dialog, as Esc does (decision 36). While one is open, the page is on a history entry of its
 * own, a copy of the one below. Back leaves that entry instead of the page, and then a step forward returns to it.
 *
 * The copy stays after the dialog has closed, because a step back would take effect later than the user's next action. It is
 * always the last entry: an address opened from it replaces it, and Back from it skips its original.
 */
interface Entry {
  /** The router's index: the number of entries of the app below this one. */
  idx?: number;
  isCopy?: true;
}

const stateNow = () => (globalThis.history.state ?? {}) as Entry;
/** The position of a history entry. A copy has the index of its original, but is one above it. */
const placeOf = ({ idx = 0, isCopy }: Entry) => idx + (isCopy === true ? 1 : 0);

/** The close functions of the open dialogs; the last belongs to the topmost. */
const open: (() => void)[] = [];
/** The current entry, or the target of a pending step. Undefined: not installed. */
let here: Entry | undefined;
/** A step of this module is pending: events until then don't come from the user. */
let isOurStep = false;

function takeStep(delta: number): void {
  // Another page is below the first entry, and reaching it fires no event.
  isOurStep = placeOf(stateNow()) + delta >= 0;
  globalThis.history.go(delta);
}

/** @returns whether the step is handled, so that the router doesn't get it */
function answer(before: Entry): boolean {
  const now = stateNow();
  const back = placeOf(before) - placeOf(now);
  if (open.length > 0) {
    const needsQuestion = !isOurStep && back > 0;
    if (back === 0) isOurStep = false;
    else takeStep(back);
    if (needsQuestion) open.at(-1)?.();
    return true;
  }
  here = now;
  if (isOurStep) {
    isOurStep = false;
    return false;
  }
  // Back from a copy without a dialog continues to the entry below. Forward to a copy does nothing.
  const isPastOriginal = before.isCopy === true && back === 1;
  if (!isPastOriginal && now.isCopy !== true) return false;
  takeStep(-1);
  return true;
}

/** Makes Back close dialogs. The host calls it once. */
export function closeDialogsOnBack(): void {
  if (here !== undefined) return;
  here = stateNow();
  const { history } = globalThis;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...entry) => {
    if (stateNow().isCopy === true) replace(...entry);
    else push(...entry);
    here = stateNow();
  };
  history.replaceState = (...entry) => {
    replace(...entry);
    here = stateNow();
  };
  globalThis.addEventListener(
    'popstate',
    (event) => {
      if (answer(here ?? {})) event.stopImmediatePropagation();
    },
    // Before the router's listener.
    { capture: true },
  );
}

/** Registers what Back does while a dialog is open. @returns an unregister function */
export function onBack(close: () => void): () => void {
  open.push(close);
  if (here !== undefined && here.isCopy !== true)
    globalThis.history.pushState({ ...stateNow(), isCopy: true }, '');
  return () => void open.splice(open.indexOf(close), 1);
}
