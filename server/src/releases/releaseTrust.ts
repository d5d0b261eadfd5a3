import type { SigningKey } from '@galley/releases/trust/keys';
import { anchorsIn, signingKeyIn, type KeyEnvironment } from '@galley/releases/trust/openTrusted';

/** Whose keys count in the release store. */
export interface ReleaseTrust {
  /** The public operations keys in RELEASE_TRUST; none: nothing is signed or verified. */
  anchors: string[];
  /** Signs what people change in the browser, and systems over HTTP. */
  key: SigningKey | undefined;
}

/** @throws Error naming what is wrong with a key */
export const releaseTrustIn = (env: KeyEnvironment): ReleaseTrust => ({
  anchors: anchorsIn(env),
  key: signingKeyIn(env),
});
