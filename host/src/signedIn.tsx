import {
  loadRenewal,
  QueryClientProvider,
  startOutbox,
  whenAnswered,
  loadPickerMenu,
  Toasts,
  closeDialogsOnBack,
} from '@galley/shared/host';
import type { SecondStepNeeded } from '@galley/shared/contract/common';
import { prefetchScope, queryClient } from '@galley/shared/http';
import { appConfig } from '@galley/shared/store';
import { whenIdle } from '@galley/shared/ui';
import { use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { forms } from './federation/screens/formStore.ts';
import { sendReport } from './federation/files/io.ts';
import { ReleaseUpdates } from './federation/follow/ReleaseUpdates.tsx';
import { remoteScreens, choose, dialogs, revision, subscribe } from './federation/loading/loadScreen.ts';
import { openRemote } from './federation/screens/openRemote.ts';
import { screenAt } from './federation/screens/screenAt.ts';
import { ScreenBoundary } from './federation/screens/ScreenBoundary.tsx';
import { screens } from './federation/screens/screens.ts';
import { startFirstScreen } from './firstScreen.ts';
import { SetupPanelSlot } from './setup/SetupPanelSlot.tsx';
import { HostGuard } from './shell/HostGuard.tsx';
import { LazyPage } from './shell/LazyPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { VersionCheck } from './version/VersionCheck.tsx';
import { shownScreen } from './vitals/shownScreen.ts';

/** The form for the second step of a sign-in (FACT-04), or for a passkey alone (PKEY-04). */
export async function secondStep(step?: SecondStepNeeded): Promise<ReactNode> {
  const { SecondStep } = await import(/* webpackChunkName: "operations" */ './session/SecondStep.tsx');
  return <SecondStep {...step} />;
}

/** The page after a sign-in with a company account that gave no session. */
export async function afterArrival(error: unknown): Promise<ReactNode> {
  const { AfterArrival } = await import(/* webpackChunkName: "operations" */ './session/AfterArrival.tsx');
  return <AfterArrival error={error} />;
}

export { startFirstScreen };

/** Starts the background work of this part of the app. Called once. */
export function start(): void {
  closeDialogsOnBack();
  startOutbox();
  void startFirstScreen();
}

/**
 * A release's own screen doesn't wait for another file (MYD-11). One that is disabled while it is shown says why there
 * (REL-05); any other page is lazily loaded.
 */
function ScreenAtAddress() {
  const { screen: name = '', id } = useParams();
  useSyncExternalStore(subscribe, revision);
  const isScreen = screenAt(remoteScreens(), name, id) !== undefined;
  const [opened, setOpened] = useState('');
  if (isScreen && opened !== name) setOpened(name);
  const choice = choose(name);
  const isDisabled = opened === name && !choice.ok && choice.error.kind === 'disabled';
  return isScreen || isDisabled ? (
    <ScreenBoundary key={name} name={name} />
  ) : (
    <LazyPage key="other" load={loadOther} />
  );
}

/** The first render suspends until a preloaded screen can be shown. */
function Screens() {
  const [ready] = useState(startFirstScreen);
  if (ready !== undefined) use(ready);
  return (
    <Routes>
      <Route path="/releases" element={<LazyPage key="releases" load={loadReleases} />} />
      <Route path="/audit" element={<LazyPage key="audit" load={loadAudit} />} />
      <Route path="/people" element={<LazyPage key="people" load={loadPeople} />} />
      <Route path="/import" element={<LazyPage key="import" load={loadImport} />} />
      <Route path="/figures" element={<LazyPage key="figures" load={loadFigures} />} />
      <Route path="/account" element={<LazyPage key="account" load={loadAccount} />} />
      <Route path="/:screen/:id?" element={<ScreenAtAddress />} />
      <Route path="*" element={<LazyPage key="other" load={loadOther} />} />
    </Routes>
  );
}

// One file for rarely opened pages, because the sign-in page contains the hash of every file.
const loadAccount = async () =>
  (await import(/* webpackChunkName: "operations" */ './session/Account.tsx')).Account;
const loadOther = async () =>
  (await import(/* webpackChunkName: "operations" */ './shell/OtherPage.tsx')).otherPage({
    remoteScreens,
    choose,
    subscribe,
    revision,
    Screen: ScreenBoundary,
  });
const loadReleases = async () =>
  (await import(/* webpackChunkName: "operations" */ './releases/ReleasesPage.tsx')).ReleasesPage;
const loadPeople = async () =>
  (await import(/* webpackChunkName: "operations" */ './people/PeoplePage.tsx')).PeoplePage;
const loadFigures = async () => (await import('./figures/FiguresPage.tsx')).FiguresPage;
const loadImport = async () => (await import('./import/ImportPage.tsx')).ImportPage;
const loadAudit = async () =>
  (await import(/* webpackChunkName: "operations" */ './audit/AuditPage.tsx')).AuditPage;

// Modules of this chunk are passed as arguments, because importing them there would prevent merging them into this chunk.
const measureVitals = async () =>
  (await import(/* webpackChunkName: "background" */ './vitals/watchVitals.ts')).watchVitals(
    shownScreen,
    (report) => sendReport('/v1/releases/vitals', report),
  );

const startTraces = async () =>
  (await import(/* webpackChunkName: "background" */ './traces/traceCalls.ts')).traceCalls(appConfig());

/** How long the first screen has the network to itself before the others are prefetched. */
const IDLE_AFTER_MS = 1500;

const idle = async () => {
  await whenAnswered();
  await new Promise<void>((resolve) => whenIdle(resolve));
};

async function prefetchForms(all: ReturnType<typeof dialogs>): Promise<void> {
  for (const { name } of all) {
    await idle();
    void forms.prefetch(name);
  }
}

/**
 * Prefetches the picker's menu, the forms of the open screen, the other screens, then their forms: each when idle, because its code runs at
 * once. A phone gets only what belongs to the open screen (LOAD-11).
 */
async function prefetchTheRest(): Promise<void> {
  const open = openRemote();
  if (prefetchScope() === 'nothing') return;
  await idle();
  void measureVitals().catch(() => undefined);
  void startTraces().catch(() => undefined);
  void loadRenewal().catch(() => undefined);
  await loadPickerMenu();
  await prefetchForms(dialogs().filter(({ remote }) => remote === open));
  if (prefetchScope() !== 'all') return;
  for (const { remote, place } of remoteScreens()) {
    if (place === undefined) continue;
    await idle();
    await screens.prefetch(remote);
  }
  await prefetchForms(dialogs());
}

function usePrefetchWhenIdle() {
  useEffect(() => {
    const timer = setTimeout(() => void prefetchTheRest(), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Scrolls to the top of a new screen, except on Back and Forward, where the browser restores the position. */
function useScrollToTopOfScreen() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The browser has placed the first screen; a scroll would force a layout.
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A block, because newer browsers return a promise, which React would take for the cleanup.
    globalThis.scrollTo(0, 0);
  }, [pathname]);
}

/** Everything that requires a sign-in: shell, screens, and their data. */
export function SignedIn() {
  usePrefetchWhenIdle();
  useScrollToTopOfScreen();
  return (
    <HostGuard>
      <QueryClientProvider client={queryClient}>
        <Shell notice={<SetupPanelSlot />}>
          <Screens />
        </Shell>
        <Dialogs />
        <Toasts />
        <VersionCheck />
        <ReleaseUpdates />
      </QueryClientProvider>
    </HostGuard>
  );
}
