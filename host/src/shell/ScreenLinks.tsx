import { formatCount } from '@galley/shared/domain/count';
import { screenUrl, type ScreenName } from '@galley/shared/domain/selection';
import { isReachable } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { Icon, Link, useSelection, withSelection, type IconName } from '@galley/shared/ui';
import { useLocation } from 'react-router-dom';
import { useSyncExternalStore } from 'react';
import { brought, revision, subscribe } from '../federation/loading/loadScreen.ts';
import { opening } from '../opening.ts';
import { screens } from '../federation/screens/screens.ts';
import { needsSelection, useCounts } from './useCounts.ts';

const SCREENS: { name: ScreenName; label: string; icon: IconName }[] = [
  { name: 'activities', label: 'Activities', icon: 'calendar' },
  { name: 'companies', label: 'Companies', icon: 'building' },
  { name: 'contacts', label: 'Contacts', icon: 'people' },
  { name: 'orders', label: 'Orders', icon: 'grid' },
];

/** The screens with their counts: the app's navigation (SHELL-04). A screen is fetched while the pointer rests on it. */
export function ScreenLinks() {
  const selection = useSelection();
  const countOf = useCounts();
  const views = useGalley((state) => state.preferences.views);
  const { pathname } = useLocation();
  useSyncExternalStore(subscribe, revision);
  return (
    <nav className="screen-links" aria-label="Main">
      {SCREENS.map(({ name, label, icon }) => {
        const count = countOf(name);
        const isEmpty = needsSelection(name, selection) && views?.[name]?.default === undefined;
        const fetchAhead = () => {
          if (isReachable()) void screens.prefetch(name);
        };
        return (
          <Link
            key={name}
            to={opening(screenUrl(name, selection), views)}
            className="screen-link"
            title={isEmpty ? 'Select a company parent or a company first' : undefined}
            aria-current={pathname.startsWith(`/${name}`) ? 'page' : undefined}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            <Icon name={icon} />
            <span>{label}</span>{' '}
            {/* With keys: the figure takes the dash's place, where the dash's text alone would be moved. */}
            {count === undefined ? (
              <span key="unknown" className="count count-unknown" aria-hidden="true">
                –
              </span>
            ) : (
              <span key="known" className="count">
                {formatCount(count)}
              </span>
            )}
          </Link>
        );
      })}
      {brought().map(({ remote, title }) => (
        <Link
          key={remote}
          to={withSelection(`/${remote}`, selection)}
          className="screen-link"
          aria-current={pathname === `/${remote}` ? 'page' : undefined}
        >
          <Icon name="box" />
          <span>{title}</span>
        </Link>
      ))}
    </nav>
  );
}
