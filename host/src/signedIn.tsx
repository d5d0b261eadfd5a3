import { QueryClientProvider, queryClient } from '@galley/shared/http';
import { loadPickerMenu, Toasts, watchBack, whenIdle } from '@galley/shared/ui';
import { use, useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { formKinds, formOf, type FormKind } from './federation/forms.ts';
import { forms } from './federation/formStore.ts';
import { Follow } from './federation/Follow.tsx';
import { isAtHand } from './federation/loadScreen.ts';
import { remoteNames, type RemoteName } from './federation/remoteName.ts';
import { ScreenBoundary } from './federation/ScreenBoundary.tsx';
import { screens } from './federation/screens.ts';
import { askAhead } from './listsAhead.ts';
import { Account } from './session/Account.tsx';
import { LazyPage } from './shell/LazyPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { StatusPage } from './shell/StatusPage.tsx';
import { VersionCheck } from './version/VersionCheck.tsx';

watchBack();

const isRemote = (name: string): name is RemoteName => remoteNames.some((remote) => remote === name);

/** How long the shell waits for a screen whose files are there, and for its list: less than a person notices. */
const AT_HAND_MS = 100;

/** Asks for a list and loads its screen. Resolves at once, but where the screen is at hand, when both can be drawn together. */
async function openWith(name: RemoteName): Promise<void> {
  const isHere = isAtHand(name);
  const both = Promise.all([askAhead[name](location.search), screens.prefetch(name)]);
  if (isHere) await Promise.race([both, new Promise((resolve) => setTimeout(resolve, AT_HAND_MS))]);
}

// The route's own remote starts now, beside this chunk's other work, and its list is asked for meanwhile.
const wanted = location.pathname.slice(1);
const opened = isRemote(wanted) ? openWith(wanted) : undefined;

/** The first time the page is shown when this can be: what stands before it is drawn meanwhile. */
function Screens() {
  if (opened !== undefined) use(opened);
  return (
    <Routes>
      {remoteNames.map((name) => (
        <Route key={name} path={`/${name}`} element={<ScreenBoundary key={name} name={name} />} />
      ))}
      <Route path="/releases" element={<LazyPage key="releases" load={loadReleases} />} />
      <Route path="/audit" element={<LazyPage key="audit" load={loadAudit} />} />
      <Route path="/account" element={<Account />} />
      <Route path="/400" element={<StatusPage status={400} />} />
      <Route path="/405" element={<StatusPage status={405} />} />
      <Route path="*" element={<StatusPage status={404} />} />
    </Routes>
  );
}

const loadReleases = async () => (await import('./releases/ReleasesPage.tsx')).ReleasesPage;
const loadAudit = async () => (await import('./audit/AuditPage.tsx')).AuditPage;

/** How long the first screen has the network for itself before the others are fetched ahead. */
const IDLE_AFTER_MS = 1500;

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

async function prefetchForms(kinds: readonly FormKind[]): Promise<void> {
  for (const kind of kinds) {
    await idle();
    void forms.prefetch(kind);
  }
}

/** What the company filter opens, the forms of the open screen, then the other screens, then their forms: each when the page is idle, since its code runs at once. */
async function prefetchTheRest(): Promise<void> {
  const open = location.pathname.slice(1);
  await idle();
  await loadPickerMenu();
  await prefetchForms(formKinds.filter((kind) => formOf(kind).remote === open));
  for (const name of remoteNames) {
    await idle();
    await screens.prefetch(name);
  }
  await prefetchForms(formKinds);
}

function usePrefetchWhenIdle() {
  useEffect(() => {
    const timer = setTimeout(() => void prefetchTheRest(), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** A new screen begins at its top, except on Back and Forward, where the browser knows better. */
function useScrollToTopOfScreen() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The page's first screen stands where the browser put it; to ask would be to lay it out before its time.
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Not as an expression: newer browsers answer a promise, which React would take for the effect's clean-up.
    globalThis.scrollTo(0, 0);
  }, [pathname]);
}

/** Everything behind the sign-in: shell, screens, and their data. */
export function SignedIn() {
  usePrefetchWhenIdle();
  useScrollToTopOfScreen();
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <Screens />
      </Shell>
      <Dialogs />
      <Toasts />
      <VersionCheck />
      <Follow />
    </QueryClientProvider>
  );
}
