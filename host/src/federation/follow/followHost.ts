import type { PublicRegistry } from '@galley/shared/contract/releases';
import type { Person } from '@galley/server/releases/rules/canary';
import type { HostChoice } from './chooseHost.ts';

export interface HostParts {
  /** The release of the host that this page runs. */
  running: string;
  person: () => Person;
  /** The host release for the user; null: the registry has none. */
  choose: (registry: PublicRegistry, person: Person) => HostChoice | null;
  /** Requests a canary of the host for future pages; null: none. */
  ask: (release: string | null) => void;
  /** Whether this tab has already reloaded for this revision and release, because a reload that didn't help must not repeat. */
  hasReloaded: (mark: string) => boolean;
  reload: (mark: string) => void;
  /** Calls back once nothing is unsaved. @returns a cancel function */
  whenSaved: (call: () => void) => () => void;
  hasUnsaved: () => boolean;
  /** Tells the user that the page will reload once their input is saved; `reload` does it now. @returns a function that dismisses it */
  offer: (reload: () => void) => () => void;
}

/** REL-34: reloads a page that runs an outdated host, but never loses unsaved input. */
export function createHostFollower(parts: HostParts) {
  let endWaiting: () => void = () => undefined;

  return {
    /** @returns whether the page is waiting for a reload; until then it keeps the releases that fit its host */
    follow: (registry: PublicRegistry): boolean => {
      endWaiting();
      endWaiting = () => undefined;
      const choice = parts.choose(registry, parts.person());
      parts.ask(choice?.isCanary === true ? choice.release : null);
      if (choice === null || choice.release === parts.running) return false;
      const mark = `${registry.revision} ${choice.release}`;
      if (parts.hasReloaded(mark)) return false;
      const reload = () => {
        endWaiting();
        parts.reload(mark);
      };
      const withdraw = parts.hasUnsaved() ? parts.offer(reload) : () => undefined;
      const stop = parts.whenSaved(reload);
      endWaiting = () => {
        stop();
        withdraw();
      };
      return true;
    },
    /** The user has signed out: the next one gets the default release. */
    leave: (): void => {
      endWaiting();
      endWaiting = () => undefined;
      parts.ask(null);
    },
  };
}
