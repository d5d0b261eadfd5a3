import { LOADING } from '@galley/shared/domain/loadingText';
import { useGalley } from '@galley/shared/store';
import { startTransition, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadSignedIn, signedInNow, type SignedInResult } from '../signedInLoader.ts';
import { reloadIfOutdated } from '../version/reloadIfOutdated.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { rememberReturnUrl } from './returnUrl.ts';

/** The signed-in part of the app, or a redirect to the sign-in; without a session none of it is loaded (AUTH-05). */
export function Protected() {
  const session = useGalley((state) => state.session?.id);
  const ended = useGalley((state) => state.ended);
  const { pathname, search } = useLocation();
  // If another user signs in in another tab, everything is remounted, because components keep loaded data.
  if (session !== undefined) return <SignedInPart key={session} />;
  // After an expired session people return to where they were; after signing out they don't.
  if (ended !== 'signed-out') rememberReturnUrl(`${pathname}${search}`);
  return <Navigate to="/" replace />;
}

function SignedInPart() {
  const [result, setResult] = useState<SignedInResult | null>(signedInNow);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void loadSignedIn(attempt > 0).then(async (loaded) => {
      if (isCurrent && !loaded.ok && (await reloadIfOutdated())) return;
      // In time slices, so that clicks and other code don't wait for it.
      if (isCurrent) startTransition(() => setResult(loaded));
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (result === null) return <output className="app-loading">{LOADING}</output>;
  if (!result.ok) {
    const retry = () => {
      setResult(null);
      setAttempt(attempt + 1);
    };
    return <LoadFailed onRetry={retry} />;
  }
  return <result.SignedIn />;
}
