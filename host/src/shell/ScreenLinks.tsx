import { formatCount } from '@galley/shared/domain/count';
import { TOPIC_ICONS } from '@galley/shared/domain/topics';
import { isReachable } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { Icon, Link, useSelection } from '@galley/shared/ui';
import { useLocation } from 'react-router-dom';
import { useSyncExternalStore } from 'react';
import { remoteScreens, revision, subscribe } from '../federation/loading/loadScreen.ts';
import { opening } from '../opening.ts';
import { screens } from '../federation/screens/screens.ts';
import { screenUrl } from '../federation/screens/screenUrl.ts';
import { lacksSelection, useCounts } from './useCounts.ts';

/** The screens with their counts: the app's navigation (SHELL-04). Hovering prefetches a screen. */
export function ScreenLinks() {
  const selection = useSelection();
  useSyncExternalStore(subscribe, revision);
  const links = remoteScreens();
  const countOf = useCounts(links);
  const views = useGalley((state) => state.preferences.views);
  const { pathname } = useLocation();
  return (
    <nav className="screen-links" aria-label="Main">
      {links.map((screen) => {
        const { remote, title, icon } = screen;
        const count = countOf(screen);
        const isEmpty = lacksSelection(screen, selection) && views?.[remote]?.default === undefined;
        const fetchAhead = () => {
          if (isReachable()) void screens.prefetch(remote);
        };
        return (
          <Link
            key={remote}
            to={opening(screenUrl(remote, selection), views)}
            className="screen-link"
            title={isEmpty ? 'Select a company parent or a company first' : undefined}
            aria-current={
              pathname === `/${remote}` || pathname.startsWith(`/${remote}/`) ? 'page' : undefined
            }
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            <Icon name={TOPIC_ICONS.find((known) => known === icon) ?? 'box'} />
            <span>{title}</span> {screen.count !== undefined && <Count count={count} />}
          </Link>
        );
      })}
    </nav>
  );
}

/** With keys, so that the number replaces the dash's element; otherwise only the dash's text would change. */
const Count = ({ count }: { count: number | undefined }) =>
  count === undefined ? (
    <span key="unknown" className="count count-unknown" aria-hidden="true">
      –
    </span>
  ) : (
    <span key="known" className="count">
      {formatCount(count)}
    </span>
  );
