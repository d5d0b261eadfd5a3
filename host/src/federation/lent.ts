import * as http from '@galley/shared/http';
import * as store from '@galley/shared/store';
import * as ui from '@galley/shared/ui';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

/** Written in by the build: module → the version installed. */
declare const GALLEY_LENT_VERSIONS: Record<string, string>;

const modules = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@galley/shared/store': store,
  '@galley/shared/http': http,
  '@galley/shared/ui': ui,
};

/** Fetched when the first form opens, or ahead when idle. */
const lazyModules = {
  '@galley/shared/form': () => import('@galley/shared/form'),
};

/** Named by whoever takes a module in another version than it wants. */
const HOST = 'galley_host';

function versionOf(name: string): string {
  const version = GALLEY_LENT_VERSIONS[name];
  if (version === undefined) throw new Error(`The build lists no version of ${name}.`);
  return version;
}

function lend(name: string, module: object) {
  const version = versionOf(name);
  return {
    [version]: { get: () => () => module, loaded: 1, eager: true, from: HOST },
  };
}

function lendLazily(name: string, load: () => Promise<object>) {
  const version = versionOf(name);
  return {
    [version]: {
      get: async () => {
        const module = await load();
        return () => module;
      },
      eager: false,
      from: HOST,
    },
  };
}

/**
 * The one copy of each module that host and remotes use together: a share scope, as containers take it (module → version → how to get it).
 * A module that is there is given at once, without a promise.
 */
export const lent = Object.fromEntries([
  ...Object.entries(modules).map(([name, module]) => [name, lend(name, module)] as const),
  ...Object.entries(lazyModules).map(([name, load]) => [name, lendLazily(name, load)] as const),
]);
