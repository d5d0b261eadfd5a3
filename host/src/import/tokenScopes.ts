import { FEED_RESOURCES } from '@galley/server/exchange/rules/feedFields';
import { resourceName } from './texts.ts';

export interface Scope {
  scope: string;
  label: string;
}

/** The start of a scope that ends with a remote's name. The form asks for the name: the server may not have the remote yet. */
export const ONE_REMOTE = 'releases:publish:';

/** The scopes that don't depend on what the remotes have. */
export const SCOPES: readonly Scope[] = [
  { scope: 'feed:*', label: 'Feed everything' },
  ...FEED_RESOURCES.map((resource) => ({
    scope: `feed:${resource}`,
    label: `Feed ${resourceName(resource).toLowerCase()}`,
  })),
  { scope: 'changes:read', label: 'Read changes' },
  { scope: 'releases:publish:*', label: 'Publish releases of all remotes' },
  { scope: ONE_REMOTE, label: 'Publish releases of one remote' },
];

/** The label of posting to inboxes for a remote. */
export const inboxLabel = (remote: string): string => `Post to inboxes for ${remote}`;

/** The scope of a token, in words: 'Feed orders', 'Publish releases of orders', 'Post to inboxes for orders'. */
export function scopeName(scope: string): string {
  const known = SCOPES.find((one) => one.scope === scope);
  if (known !== undefined) return known.label;
  const [, action, remote] = /^(releases:publish|inbox:post):(.+)$/.exec(scope) ?? [];
  if (remote === undefined) return scope;
  return action === 'inbox:post' ? inboxLabel(remote) : `Publish releases of ${remote}`;
}
