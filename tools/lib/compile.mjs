// @ts-check
import path from 'node:path';
import { folderOf, remoteNames } from '../federation/apps.mjs';
import { removeStaleOutputs } from './staleOutputs.mjs';
import { bin, root, step } from './steps.mjs';

/** All projects: every remote is found by its folder. */
const everything = () => ['.', ...remoteNames().map(folderOf)];

/**
 * Compiles all TypeScript, or some projects of it, removes outputs whose sources are gone, and renders the guide that the server
 * serves.
 * @param {string} [title]
 * @param {readonly string[]} [projects] their folders
 */
export async function compile(title = 'Types', projects = everything()) {
  removeStaleOutputs(path.join(root, 'server'));
  await step(title, () => bin('tsc', ['-b', ...projects]), 'fix the errors above.');
  // Imported here, because its packages may have been installed only a moment ago.
  const { renderGuide } = await import('../guide.mjs');
  renderGuide();
}
