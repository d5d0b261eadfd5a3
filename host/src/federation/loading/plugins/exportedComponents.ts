import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteFailure } from '../../errors/remoteFailure.ts';

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** An exposed module `./Screen` holds a component as its export of that name; types say so too, but not of releases of another day. */
export const exportedComponents = (): ModuleFederationRuntimePlugin => ({
  name: 'galley-exported-components',
  async onLoad({ expose, exposeModule }) {
    const name = expose.replace('./', '');
    const Component: unknown =
      typeof exposeModule === 'object' && exposeModule !== null ? Reflect.get(exposeModule, name) : undefined;
    if (isComponent(Component)) return;
    throw new RemoteFailure({ kind: 'contract', detail: `It exports no component ${name}.` });
  },
});
