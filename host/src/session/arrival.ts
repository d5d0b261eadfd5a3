import { ARRIVED } from '@galley/server/account/rules/arrival';
import { galley } from '@galley/shared/store';
import type { ReactNode } from 'react';
import { LANDED, opening } from '../opening.ts';
import { loadSignedIn } from '../signedInLoader.ts';
import { takeReturnUrl } from './returnUrl.ts';
import { takeArrival } from '../account/accountCalls.ts';

let rest: ReactNode;

/** What the sign-in page shows of an arrival that gave no session: the second step, or why it failed. */
export const restOfArrival = (): ReactNode => rest;

async function takeToken(): Promise<void> {
  const { history } = globalThis;
  history.replaceState(null, '', '/');
  try {
    const token = await takeArrival();
    // Nothing of another person stays, who was signed in here.
    galley.getState().endSession('signed-out');
    galley.getState().signIn(token);
    // As the router stores the state of an address.
    history.replaceState({ usr: LANDED }, '', opening(takeReturnUrl()));
    const loaded = await loadSignedIn();
    if (loaded.ok) loaded.startFirstScreen();
  } catch (error) {
    const loaded = await loadSignedIn();
    rest = loaded.ok ? await loaded.afterArrival(error).catch(() => null) : null;
  }
}

/**
 * Signs in who comes back from the identity provider (OIDC-04), and opens the address that was asked for.
 * @returns undefined on every other page
 */
export const arrive = (): Promise<void> | undefined =>
  globalThis.location.hash === ARRIVED ? takeToken() : undefined;
