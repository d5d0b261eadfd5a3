import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteFailure } from '../../errors/remoteFailure.ts';

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** An exposed module `./Screen` exports a component `Screen`; types also ensure that, but not for releases built at another time. */
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
