// @ts-check
// Prints the packages of the server: node tools/image/sbom.mjs, or its licenses: node tools/image/sbom.mjs --licenses
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sbomOf } from '@galley/remote/build/sbom';
import { ROOT } from '../federation/apps.mjs';
import { filesOfServer } from './collect.mjs';

/** @returns {Promise<string>} the packages whose code a server can load, as a CycloneDX 1.6 document (OPS-41) */
export async function sbomOfServer() {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const code = (await filesOfServer()).filter((file) => /\.([cm]?js|node|wasm)$/.test(file));
  const files = code.map((file) => path.join(ROOT, file));
  return sbomOf(path.join(ROOT, 'server'), version, files, []);
}

/** @param {string} sbom @returns {string} a line for each license, with its packages */
export function licensesIn(sbom) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { group, name, version, licenses } of JSON.parse(sbom).components) {
    const [{ expression, license }] = licenses;
    const id = expression ?? license.id ?? license.name;
    const full = `${group === undefined ? name : `${group}/${name}`}@${version}`;
    found.set(id, [...(found.get(id) ?? []), full]);
  }
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, packages]) => `${id}: ${packages.join(', ')}`)
    .join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const sbom = await sbomOfServer();
  console.log(process.argv.includes('--licenses') ? licensesIn(sbom) : sbom.trimEnd());
}
