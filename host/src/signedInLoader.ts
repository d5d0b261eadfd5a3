import type { ComponentType } from 'react';

export type SignedInResult = { ok: true; SignedIn: ComponentType } | { ok: false };

const RETRY_AFTER_MS = [250, 1000];

let started: Promise<SignedInResult> | undefined;

async function load(): Promise<SignedInResult> {
  for (const delay of [...RETRY_AFTER_MS, undefined]) {
    try {
      const { SignedIn } = await import(/* webpackChunkName: "signed-in" */ './signedIn.tsx');
      return { ok: true, SignedIn };
    } catch {
      if (delay === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return { ok: false };
}

/** Everything behind the sign-in: one chunk, loaded once, and anew after a failure. Never rejects. */
export function loadSignedIn(): Promise<SignedInResult> {
  started ??= load().then((result) => {
    if (!result.ok) started = undefined;
    return result;
  });
  return started;
}
