import type { PublicRegistry } from '@galley/shared/contract/releases';
import type { Person } from '@galley/server/releases/rules/canary';
import type { HostChoice } from './chooseHost.ts';

export interface HostParts {
  /** The release of the host that this page runs. */
  running: string;
  person: () => Person;
  /** The release of the host that a person is to have; null: the registry has none. */
  choose: (registry: PublicRegistry, person: Person) => HostChoice | null;
  /** Asks the server for the canary of the host in pages to come; null: for none. */
  ask: (release: string | null) => void;
  /** Whether this tab has been loaded anew for that already: what did not help once is not tried again. */
  hasReloaded: (mark: string) => boolean;
  reload: (mark: string) => void;
  /** Calls back once nothing is unsaved. @returns cancel */
  whenSaved: (call: () => void) => () => void;
  hasUnsaved: () => boolean;
  /** Tells the person that the page waits for their input to be saved; `reload` does not wait. @returns how to dismiss it */
  offer: (reload: () => void) => () => void;
}

/** REL-34: reloads a page that runs an outdated host, but never loses unsaved input. */
export function createHostFollower(parts: HostParts) {
  let endWaiting: () => void = () => undefined;

  return {
    /** @returns whether the page waits to be loaded anew: until then it stays with the releases that fit its host */
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
    /** The person has gone: whoever comes next gets what everybody gets. */
    leave: (): void => {
      endWaiting();
      endWaiting = () => undefined;
      parts.ask(null);
    },
  };
}
