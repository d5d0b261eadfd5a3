import type { createInstance } from '@module-federation/enhanced/runtime';
import * as http from '@galley/shared/http';
import * as store from '@galley/shared/store';
import * as ui from '@galley/shared/ui';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** Set by the build: module → the version installed. */
declare const GALLEY_SHARED_VERSIONS: Record<string, string>;

const modules = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@galley/shared/store': store,
  '@galley/shared/http': http,
  '@galley/shared/ui': ui,
};

/** Loaded with the first form, or prefetched when idle. */
const lazyModules = {
  '@galley/shared/form': () => import('@galley/shared/form'),
};

function versionOf(name: string): string {
  const version = GALLEY_SHARED_VERSIONS[name];
  if (version === undefined) throw new Error(`The build lists no version of ${name}.`);
  return version;
}

function provided(name: string, eager: boolean) {
  const version = versionOf(name);
  return { version, shareConfig: { singleton: true, eager, requiredVersion: `^${version}` } };
}

/** The share scope: the single copy of each module that host and remotes share. */
export const shared = (): Shared =>
  Object.fromEntries([
    ...Object.entries(modules).map(
      ([name, module]) => [name, { ...provided(name, true), lib: () => module }] as const,
    ),
    ...Object.entries(lazyModules).map(
      ([name, load]) =>
        [name, { ...provided(name, false), get: async () => load().then((module) => () => module) }] as const,
    ),
  ]);
