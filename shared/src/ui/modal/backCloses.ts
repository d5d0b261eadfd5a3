/**
 * Back closes the dialog on top, as Esc does (decision 36). While one is open the page stands on a history entry of its
 * own, a copy of the one below: Back leaves that entry and not the page, and is answered by a step forward to it.
 *
 * The copy stays when the dialog has closed, since a step back takes effect later than what the person does next. It is
 * always the last entry: an address that is opened from it takes its place, and Back from it goes past its original.
 */
interface Entry {
  /** The router's: how many entries of the app lie below. */
  idx?: number;
  isCopy?: true;
}

const stateNow = () => (globalThis.history.state ?? {}) as Entry;
/** The position of a history entry. A copy has the number of its original, and is one above it. */
const placeOf = ({ idx = 0, isCopy }: Entry) => idx + (isCopy === true ? 1 : 0);

/** What closes the open dialogs; the one on top is the last. */
const open: (() => void)[] = [];
/** The current entry, or the target of a step that is under way. Undefined: not installed. */
let here: Entry | undefined;
/** A step of ours is under way: events meanwhile are not the person's. */
let isOurStep = false;

function takeStep(delta: number): void {
  // Below the first entry is another page, and no event tells that it was reached.
  isOurStep = placeOf(stateNow()) + delta >= 0;
  globalThis.history.go(delta);
}

/** @returns whether the step is handled, so that the router must not get it */
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
    // Before the router.
    { capture: true },
  );
}

/** Registers what Back does while a dialog is open. @returns unregister */
export function onBack(close: () => void): () => void {
  open.push(close);
  if (here !== undefined && here.isCopy !== true)
    globalThis.history.pushState({ ...stateNow(), isCopy: true }, '');
  return () => void open.splice(open.indexOf(close), 1);
}
