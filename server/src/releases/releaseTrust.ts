import type { SigningKey } from '@galley/releases/trust/keys';
import { anchorsIn, signingKeyIn, type KeyEnvironment } from '@galley/releases/trust/openTrusted';

/** Whose keys count in the release store. */
export interface ReleaseTrust {
  /** The public Operations keys in RELEASE_TRUST; without any, nothing is signed or verified. */
  anchors: string[];
  /** Signs changes that people make in the browser and systems make over HTTP. */
  key: SigningKey | undefined;
}

/** @throws Error describing an invalid key */
export const releaseTrustIn = (env: KeyEnvironment): ReleaseTrust => ({
  anchors: anchorsIn(env),
  key: signingKeyIn(env),
});
