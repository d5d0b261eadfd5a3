import { LazyBulkJobs } from '@galley/shared/host';
import { useQuery } from '@galley/shared/http';
import { useSelection, withSelection } from '@galley/shared/ui';
import { newItems } from '../dialogs/newItems.ts';
import { openDuplicates } from '../dialogs/openRecordDialogs.ts';
import { remoteScreens, entries } from '../federation/loading/loadScreen.ts';
import { menuPages } from '../menuPages.ts';
import { Palette } from './Palette.tsx';
import type { Result } from './result.ts';
import { screenResults } from './results.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { employeeQuery } from '../account/employeeQuery.ts';
import { logout } from '../account/accountCalls.ts';
import '../styles/palette.scss';

/** The dialogs that the palette's keys and actions open. */
export type PaletteDialog = 'palette' | 'help' | 'bulk';

interface Props {
  shown: PaletteDialog;
  /** The initial text of the palette. */
  typed: string;
  onShow: (dialog: PaletteDialog | null) => void;
}

/** The palette, the list of shortcuts, or the bulk changes. */
export function PaletteDialogs({ shown, typed, onShow }: Props) {
  const selection = useSelection();
  const { data: employee } = useQuery(employeeQuery());
  const close = () => onShow(null);
  const actions: Result[] = [
    ...screenResults(remoteScreens(), selection),
    ...entries().map(({ url, ...entry }) => ({ key: url, ...entry, url: withSelection(url, selection) })),
    ...newItems().map(({ label, onChoose }) => ({ key: label, label, run: onChoose })),
    ...menuPages(employee?.EmployeeType).map(({ label, path }) => ({
      key: path,
      label: `Go to ${label}`,
      url: withSelection(path, selection),
    })),
    { key: 'account', label: 'My Account', url: withSelection('/account', selection) },
    { key: 'bulk', label: 'Bulk Changes', run: () => onShow('bulk') },
    {
      key: 'duplicates',
      label: 'Possible Duplicates',
      run: openDuplicates,
    },
    { key: 'shortcuts', label: 'Keyboard Shortcuts', run: () => onShow('help') },
    { key: 'logout', label: 'Logout', run: () => void logout() },
  ];
  if (shown === 'bulk') return <LazyBulkJobs onClose={close} />;
  if (shown === 'help') return <ShortcutSheet onClose={close} />;
  return <Palette actions={actions} typed={typed} onClose={close} />;
}
