import { ARRIVED } from '@galley/server/account/rules/arrival';
import { galley } from '@galley/shared/store';
import type { ReactNode } from 'react';
import { LANDED, opening } from '../opening.ts';
import { loadSignedIn } from '../signedInLoader.ts';
import { takeReturnUrl } from './returnUrl.ts';
import { takeArrival } from '../account/accountCalls.ts';

let rest: ReactNode;

/** What the sign-in page shows after an arrival without a session: the second step, or the reason for the failure. */
export const restOfArrival = (): ReactNode => rest;

async function takeToken(): Promise<void> {
  const { history } = globalThis;
  history.replaceState(null, '', '/');
  try {
    const token = await takeArrival();
    // Remove everything of a user who was signed in here before.
    galley.getState().endSession('signed-out');
    galley.getState().signIn(token);
    // In the router's format for the state of an address.
    history.replaceState({ usr: LANDED }, '', opening(takeReturnUrl()));
    const loaded = await loadSignedIn();
    if (loaded.ok) loaded.startFirstScreen();
  } catch (error) {
    const loaded = await loadSignedIn();
    rest = loaded.ok ? await loaded.afterArrival(error).catch(() => null) : null;
  }
}

/**
 * Signs in a user who comes back from the identity provider (OIDC-04), and opens the requested address.
 * @returns undefined on every other page
 */
export const arrive = (): Promise<void> | undefined =>
  globalThis.location.hash === ARRIVED ? takeToken() : undefined;
