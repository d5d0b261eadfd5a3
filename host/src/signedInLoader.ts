import type { ComponentType } from 'react';
import { retried } from './retried.ts';

export type SignedInResult = { ok: true; SignedIn: ComponentType } | { ok: false };

let started: Promise<SignedInResult> | undefined;

async function load(): Promise<SignedInResult> {
  try {
    const { SignedIn } = await retried(() => import(/* webpackChunkName: "signed-in" */ './signedIn.tsx'));
    return { ok: true, SignedIn };
  } catch {
    return { ok: false };
  }
}

/** Everything behind the sign-in: one chunk, loaded once, and anew after a failure. Never rejects. */
export function loadSignedIn(): Promise<SignedInResult> {
  started ??= load().then((result) => {
    if (!result.ok) started = undefined;
    return result;
  });
  return started;
}
