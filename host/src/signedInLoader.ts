import type { ComponentType, ReactNode } from 'react';
import type { SecondStepNeeded } from '@galley/shared/contract/common';
import { retried } from './retried.ts';

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
    const { start, ...parts } = await retried(
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
 * Everything behind the sign-in: one chunk, loaded once. Never rejects.
 * @param again a load that has failed counts no more
 */
export function loadSignedIn(again = false): Promise<SignedInResult> {
  if (again && settled?.ok === false) started = undefined;
  started ??= load();
  return started;
}

/** What the load has come to, if it has succeeded: then it can be rendered at once. */
export const signedInNow = (): SignedInResult | null => (settled?.ok === true ? settled : null);
