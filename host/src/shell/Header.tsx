import { Link, useSelection } from '@galley/shared/ui';
import { screenUrl } from '../federation/screens/screenUrl.ts';
import { Inbox } from '../inbox/Inbox.tsx';
import { LANDING } from '../landing.ts';
import { CommandPalette } from '../palette/CommandPalette.tsx';
import { LinksMenu } from './LinksMenu.tsx';
import { NewMenu } from './NewMenu.tsx';
import { PendingChanges } from './PendingChanges.tsx';
import { ScreenLinks } from './ScreenLinks.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The header bar: logo, screens with counts, user menu (SHELL-01, SHELL-03, SHELL-04). */
export function Header() {
  const selection = useSelection();
  return (
    <header className="app-header">
      <Link to={screenUrl(LANDING, selection)} className="logo" aria-label="Galley home">
        Galley
      </Link>
      <ScreenLinks />
      <PendingChanges />
      <CommandPalette />
      <Inbox />
      <NewMenu />
      <LinksMenu />
      <UserMenu />
    </header>
  );
}
