import { Icon, whenIdle } from '@galley/shared/ui';
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { PaletteDialogs } from './PaletteDialogs.tsx';
import { PALETTE_ARIA_KEYS, PALETTE_KEYS, shortcutOf } from './shortcuts.ts';

type DialogProps = ComponentProps<typeof PaletteDialogs>;

const load = async () =>
  (await import(/* webpackChunkName: "background" */ './PaletteDialogs.tsx')).PaletteDialogs;

/** On a phone the pickers are hidden, so the button that shows them takes the focus. */
function focusFilter(): void {
  const picker = document.querySelector<HTMLElement>('#company-filter [role=combobox]');
  picker?.focus();
  if (document.activeElement !== picker) document.querySelector<HTMLElement>('.filter-summary')?.focus();
}

/** The header's Search button, and the shortcuts that work on every screen (PAL-01, PAL-02, PAL-07). */
export function CommandPalette() {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogProps>>();
  const [shown, setShown] = useState<DialogProps['shown'] | null>(null);
  /** While the palette loads. */
  const [typed, setTyped] = useState('');
  const isMissing = Dialogs === undefined;
  const isNeeded = shown !== null;
  useEffect(() => {
    const start = () =>
      void load()
        .then((loaded) => setDialogs(() => loaded))
        .catch(() => setShown(null));
    if (isMissing && isNeeded) start();
    return isMissing && !isNeeded ? whenIdle(start) : undefined;
  }, [isMissing, isNeeded]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (isMissing && isNeeded) {
        if (key.length > 1 || ctrlKey || metaKey || altKey) return;
        event.preventDefault();
        return setTyped((before) => before + key);
      }
      const shortcut = shortcutOf(event);
      if (shortcut === null) return;
      event.preventDefault();
      if (shortcut === 'filter') focusFilter();
      else setShown(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isMissing, isNeeded]);
  const show = (dialog: typeof shown) => {
    setTyped('');
    setShown(dialog);
  };
  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={PALETTE_ARIA_KEYS}
        onClick={() => setShown('palette')}
      >
        <Icon name="search" />
        <span className="menu-text">Search</span>
        <kbd className="menu-keys">{PALETTE_KEYS}</kbd>
      </button>
      {shown !== null && Dialogs && <Dialogs shown={shown} typed={typed} onShow={show} />}
    </>
  );
}
