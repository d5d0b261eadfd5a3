import { browserIo } from '../files/io.ts';
import { person } from '../loading/loadScreen.ts';
import { inlinedRegistry } from '../registry/registry.ts';
import { chooseHost, RUNNING_HOST } from './chooseHost.ts';

/** Reports to the server how this page's host loaded (REL-30). @param errorClass null: successfully */
export function reportHost(errorClass: 'render' | null): void {
  const registry = inlinedRegistry();
  const choice = registry && chooseHost(registry, person());
  // A host that isn't a release has none to go back to.
  if (registry === null || choice === null) return;
  browserIo.report({
    remote: 'host',
    release: RUNNING_HOST,
    status: errorClass === null ? 'loaded' : 'failed',
    durationMs: Math.round(browserIo.now()),
    errorClass,
    revision: registry.revision,
    canary: choice.isCanary && choice.release === RUNNING_HOST,
  });
}
