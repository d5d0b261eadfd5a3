import { employeeQuery, logout, useQuery } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { Icon, LazyBulkJobs, useSelection, withSelection } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { newItems } from '../dialogs/newItems.ts';
import { entries } from '../federation/loading/loadScreen.ts';
import { menuPages } from '../menuPages.ts';
import { Palette } from './Palette.tsx';
import type { Result } from './result.ts';
import { screenResults } from './results.ts';
import { PALETTE_ARIA_KEYS, PALETTE_KEYS, shortcutOf } from './shortcuts.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

/** On a phone the pickers are folded away, and the button that unfolds them takes the focus. */
function focusFilter(): void {
  const picker = document.querySelector<HTMLElement>('#company-filter [role=combobox]');
  picker?.focus();
  if (document.activeElement !== picker) document.querySelector<HTMLElement>('.filter-summary')?.focus();
}

/** The header's Search button, and the shortcuts that work on every screen (PAL-01, PAL-02, PAL-07). */
export function CommandPalette() {
  const selection = useSelection();
  const { data: employee } = useQuery(employeeQuery());
  const [open, setOpen] = useState<'palette' | 'help' | 'bulk' | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null) return;
      event.preventDefault();
      if (shortcut === 'filter') focusFilter();
      else setOpen(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const close = () => setOpen(null);
  const actions: Result[] = [
    ...screenResults(selection),
    ...entries().map(({ url, ...entry }) => ({ key: url, ...entry, url: withSelection(url, selection) })),
    ...newItems().map(({ label, onChoose }) => ({ key: label, label, run: onChoose })),
    ...menuPages(employee?.EmployeeType).map(({ label, path }) => ({
      key: path,
      label: `Go to ${label}`,
      url: withSelection(path, selection),
    })),
    { key: 'account', label: 'My Account', url: withSelection('/account', selection) },
    { key: 'bulk', label: 'Bulk Changes', run: () => setOpen('bulk') },
    {
      key: 'duplicates',
      label: 'Possible Duplicates',
      run: () => galley.getState().openDialog({ kind: 'contact-merge' }),
    },
    { key: 'shortcuts', label: 'Keyboard shortcuts', run: () => setOpen('help') },
    { key: 'logout', label: 'Logout', run: () => void logout() },
  ];
  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={PALETTE_ARIA_KEYS}
        onClick={() => setOpen('palette')}
      >
        <Icon name="search" />
        <span className="menu-text">Search</span>
        <kbd className="menu-keys">{PALETTE_KEYS}</kbd>
      </button>
      {open === 'palette' && <Palette actions={actions} onClose={close} />}
      {open === 'bulk' && <LazyBulkJobs onClose={close} />}
      {open === 'help' && <ShortcutSheet onClose={close} />}
    </>
  );
}
