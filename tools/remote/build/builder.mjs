import { userInfo } from 'node:os';
import { versionOf } from './shared.mjs';

const TOOLS = ['@rspack/core', '@module-federation/enhanced'];

/** The packages that a release is built with. */
export const toolsOf = () => TOOLS.map((name) => ({ name, version: versionOf(name, import.meta.dirname) }));

function systemUser() {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

/**
 * Who built a release, and on what. Not on which machine, which concerns nobody.
 * RELEASE_BUILDER names it where that is no person, such as the address of a pipeline's run.
 */
export const builderOf = () => ({
  name: process.env.RELEASE_BUILDER || systemUser(),
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
  tools: Object.fromEntries(toolsOf().map(({ name, version }) => [name, version])),
});
