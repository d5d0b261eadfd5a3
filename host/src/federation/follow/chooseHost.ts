import type { PublicRegistry } from '@galley/shared/contract/releases';
import { isInCanary, type Person } from '@galley/server/releases/rules/canary';

/** Set by the build. */
declare const GALLEY_HOST_RELEASE: string;

/** The release of the host that this page runs. */
export const RUNNING_HOST = GALLEY_HOST_RELEASE;

export interface HostChoice {
  release: string;
  isCanary: boolean;
}

/** The host release for a person; null: the registry has none. */
export function chooseHost(
  { hostRelease }: Pick<PublicRegistry, 'hostRelease'>,
  person: Person,
): HostChoice | null {
  if (!hostRelease) return null;
  const { active, canary } = hostRelease;
  const isCanary = canary !== undefined && isInCanary(canary, 'host', person);
  return { release: isCanary ? canary.release : active, isCanary };
}
