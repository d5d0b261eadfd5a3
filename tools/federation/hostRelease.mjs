// The release of the host: its id, and where its files are.
import path from 'node:path';
import { inputsOf, releaseIdOf } from '@galley/remote/build/releaseId';
import { folderOf } from './apps.mjs';

/** The name of the host among the containers of a page. */
export const HOST_CONTAINER = 'galley_host';

/** What a build of the host reads: all of the shared package, and the tools that build no remote. */
export const hostInputs = () => [...inputsOf(folderOf('host'), 'src'), path.join(import.meta.dirname)];

export const hostReleaseId = () => releaseIdOf(folderOf('host'), hostInputs());

/** Where a server has the files of a host's release. It is part of the build, so that its page loads nothing else. */
export const hostPath = (release) => `/host/${release}/`;
