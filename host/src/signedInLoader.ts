import type { ComponentType, ReactNode } from 'react';
import type { SecondStepNeeded } from '@galley/shared/contract/common';
import { withRetries } from './withRetries.ts';

export type SignedInResult =
  | {
      ok: true;
      SignedIn: ComponentType;
      secondStep: (step?: SecondStepNeeded) => Promise<ReactNode>;
      afterArrival: (error: unknown) => Promise<ReactNode>;
      startFirstScreen: () => void;
    }
  | { ok: false };

let started: Promise<SignedInResult> | undefined;
let settled: SignedInResult | undefined;

async function load(): Promise<SignedInResult> {
  settled = undefined;
  try {
    const { start, ...parts } = await withRetries(
      () => import(/* webpackChunkName: "signed-in" */ './signedIn.tsx'),
    );
    start();
    settled = { ok: true, ...parts };
  } catch {
    settled = { ok: false };
  }
  return settled;
}

/**
 * Everything that requires a sign-in: one import, loaded once. Never rejects.
 * @param again retries a failed load
 */
export function loadSignedIn(again = false): Promise<SignedInResult> {
  if (again && settled?.ok === false) started = undefined;
  started ??= load();
  return started;
}

/** The result of a successful load, which can be rendered at once. */
export const signedInNow = (): SignedInResult | null => (settled?.ok === true ? settled : null);
