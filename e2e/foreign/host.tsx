// The page of another app that embeds Galley's orders, by entry or by manifest.
import { QueryClientProvider } from '@galley/shared/host';
import * as http from '@galley/shared/http';
import * as store from '@galley/shared/store';
import * as ui from '@galley/shared/ui';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import * as jsxRuntime from 'react/jsx-runtime';

declare const VERSIONS: Record<string, string>;
const provided = (name: string, module: object) => ({
  [name]: { version: VERSIONS[name] ?? '', lib: () => module },
});
const { name = '', entry = '' } = Object.fromEntries(new URLSearchParams(location.search));

// Galley's remotes are built with `externalRuntime`.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
const instance = createInstance({
  name: 'foreign_host',
  remotes: [{ name, entry }],
  shared: {
    ...provided('react', React),
    ...provided('react-dom', ReactDom),
    ...provided('react/jsx-runtime', jsxRuntime),
    ...provided('@galley/shared/http', http),
    ...provided('@galley/shared/store', store),
    ...provided('@galley/shared/ui', ui),
  },
});
const orders = await instance.loadRemote<{ Screen: React.ComponentType }>(`${name}/Screen`);
if (orders) {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <MemoryRouter initialEntries={['/orders']}>
      <QueryClientProvider client={http.queryClient}>
        <orders.Screen />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
