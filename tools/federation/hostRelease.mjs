// The host's release: its id and the location of its files.
import path from 'node:path';
import { inputsOf, releaseIdOf } from '@galley/remote/build/releaseId';
import { folderOf } from './apps.mjs';

/** The container name of the host in a page. */
export const HOST_CONTAINER = 'galley_host';

/** The inputs of a host build: those of a remote's build, all sources of the shared package, and the tools in this folder. */
export const hostInputs = () => [...inputsOf(folderOf('host'), 'src'), path.join(import.meta.dirname)];

export const hostReleaseId = () => releaseIdOf(folderOf('host'), hostInputs());

/**
 * Where a server serves the files of a host release. The path is part of the build, so that a page only loads files of its own
 * release.
 */
export const hostPath = (release) => `/host/${release}/`;
