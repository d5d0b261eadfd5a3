import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { NamedScreen } from '../federation/registry/releases.ts';
import type { Choice } from '../federation/registry/registry.ts';
import { screenAt } from '../federation/screens/screenAt.ts';
import { LANDING } from '../landing.ts';
import { LANDED } from '../opening.ts';
import { StatusPage } from './StatusPage.tsx';

/** What the page has loaded already. It is passed: a chunk that imported it would keep it from being merged into the page's own. */
interface PageParts {
  remoteScreens: () => NamedScreen[];
  choose: (remote: string) => Choice;
  subscribe: (listener: () => void) => () => void;
  revision: () => number;
  Screen: ComponentType<{ name: string }>;
}

const STATUSES = [400, 405] as const;
/** A screen that is disabled says why (REL-05); a page without a registry fetches one, to show the screen. */
const SHOWN_FAILURES = new Set(['disabled', 'registry']);

/** Every address that the host has no page for: the screen that a remote brings along (TEAM-07), or what the address answers instead. */
export const otherPage = ({ remoteScreens, choose, subscribe, revision, Screen }: PageParts) =>
  function OtherPage() {
    const { pathname, state } = useLocation();
    useSyncExternalStore(subscribe, revision);
    const [name = '', id] = pathname.slice(1).split('/');
    const choice = choose(name);
    const isShown = choice.ok
      ? screenAt(remoteScreens(), name, id) !== undefined
      : SHOWN_FAILURES.has(choice.error.kind);
    // Whoever was led here by signing in is led to the landing screen where this one does not run. Asked once: one that ends later says why (MYD-08).
    const runs = choice.ok ? isShown : choice.error.kind === 'registry';
    const [isLed] = useState(state === LANDED && !runs);
    if (isLed) return <Navigate to={`/${LANDING}`} replace />;
    if (isShown) return <Screen key={name} name={name} />;
    return <StatusPage status={STATUSES.find((status) => pathname === `/${status}`) ?? 404} />;
  };
