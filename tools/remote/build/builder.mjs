import { userInfo } from 'node:os';
import { versionOf } from './shared.mjs';

const TOOLS = ['@rspack/core', '@module-federation/enhanced'];

/** The packages that build a release. */
export const toolsOf = () => TOOLS.map((name) => ({ name, version: versionOf(name, import.meta.dirname) }));

function systemUser() {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

/**
 * Who built a release, and on which platform. The machine's name stays private. RELEASE_BUILDER names a builder that isn't a
 * person, for example the address of a pipeline run.
 */
export const builderOf = () => ({
  name: process.env.RELEASE_BUILDER || systemUser(),
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
  tools: Object.fromEntries(toolsOf().map(({ name, version }) => [name, version])),
});
