import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { NamedScreen } from '../federation/registry/releases.ts';
import type { Choice } from '../federation/registry/registry.ts';
import { screenAt } from '../federation/screens/screenAt.ts';
import { LANDING } from '../landing.ts';
import { LANDED } from '../opening.ts';
import { StatusPage } from './StatusPage.tsx';

/** Modules of the page. They are passed in, because importing them here would prevent merging them into the page's chunk. */
interface PageParts {
  remoteScreens: () => NamedScreen[];
  choose: (remote: string) => Choice;
  subscribe: (listener: () => void) => () => void;
  revision: () => number;
  Screen: ComponentType<{ name: string }>;
}

const STATUSES = [400, 405] as const;
/** A disabled screen says why (REL-05). A page without a registry fetches one, to show the screen. */
const SHOWN_FAILURES = new Set(['disabled', 'registry']);

/** Addresses without a page of the host: a remote's own screen (TEAM-07), or the status page. */
export const otherPage = ({ remoteScreens, choose, subscribe, revision, Screen }: PageParts) =>
  function OtherPage() {
    const { pathname, state } = useLocation();
    useSyncExternalStore(subscribe, revision);
    const [name = '', id] = pathname.slice(1).split('/');
    const choice = choose(name);
    const isShown = choice.ok
      ? screenAt(remoteScreens(), name, id) !== undefined
      : SHOWN_FAILURES.has(choice.error.kind);
    // If signing in led here and the screen isn't active, go to the landing screen. Checked once: a screen that is disabled later says
    // why (MYD-08).
    const runs = choice.ok ? isShown : choice.error.kind === 'registry';
    const [isLed] = useState(state === LANDED && !runs);
    if (isLed) return <Navigate to={`/${LANDING}`} replace />;
    if (isShown) return <Screen key={name} name={name} />;
    return <StatusPage status={STATUSES.find((status) => pathname === `/${status}`) ?? 404} />;
  };
