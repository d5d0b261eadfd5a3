// What a release consists of, as a CycloneDX 1.6 document: the packages whose code is in its files.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './json.mjs';
import { rootOf } from './releaseId.mjs';

/** The name of the document in a release. */
export const SBOM_FILE = 'sbom.cdx.json';

/** The source file of a module; undefined for what the bundler generates. */
const fileOf = ({ nameForCondition }) => nameForCondition?.split('?')[0];

const isInChunk = ({ chunks = [] }) => chunks.length > 0;
const withParts = (module) => [module, ...(module.modules ?? []).flatMap((part) => withParts(part))];

/**
 * The files whose code is in the bundle: those of modules in a chunk, including merged ones, and styles imported from packages.
 * @param {import('@rspack/core').StatsCompilation} stats with `modules` and `styles`, as compile() returns them
 * @returns {string[]} absolute paths
 */
export function bundledFiles({ modules = [], styles = [] }) {
  const files = modules
    .filter((module) => isInChunk(module))
    .flatMap((module) => withParts(module))
    .map((module) => fileOf(module));
  return [...new Set([...files.filter((file) => file !== undefined && path.isAbsolute(file)), ...styles])];
}

/** The name of a published package, unlike those in the package.json of a folder for an entry ('read-excel-file/universal'). */
const PACKAGE_NAME = /^(@[^/]+\/)?[^/]+$/;

/** The package.json of the package that a file belongs to: the nearest one with a name and a version. */
function packageOf(file) {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'package.json');
    if (existsSync(candidate)) {
      const { name, version } = readJson(candidate);
      if (version && PACKAGE_NAME.test(name)) return { folder, ...readJson(candidate) };
    }
    if (folder === path.dirname(folder)) throw new Error(`${file} doesn't belong to a package.`);
  }
}

const LICENSE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/** A package without a license field gets the name of its license file. This project's packages have the license of the whole. */
const licenseOf = ({ folder, name, license }) => {
  const text = typeof license === 'string' ? license : license?.type;
  if (text) return text;
  if (!folder.includes('node_modules')) return readJson(path.join(rootOf(folder), 'package.json')).license;
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  if (file === undefined) throw new Error(`${name} has no license, so the release can't record it.`);
  return `see ${file} of ${name}`;
};

/** A UUID for the serial number, the same for the same content. */
function uuidOf(text) {
  const digest = createHash('sha256').update(text).digest();
  digest[6] = (digest[6] & 0x0f) | 0x80;
  digest[8] = (digest[8] & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-');
}

/** The packages of these files by name, each once, without those in `except`. */
function packagesOf(files, except) {
  const byName = new Map(
    files.map((file) => packageOf(file)).map((one) => [`${one.name}@${one.version}`, one]),
  );
  return [...byName.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, found]) => found)
    .filter(({ name }) => name !== except);
}

/**
 * Describes a release: its packages with versions and licenses, and its build tools. Contains no time and no random number, so that
 * the same build gives the same bytes.
 * @param {string} dir of the remote, or the host
 * @param {string} release
 * @param {readonly string[]} files whose code is in the bundle, as bundledFiles() returns them
 * @param {readonly { name: string, version: string }[]} tools
 * @returns {Promise<string>} a CycloneDX 1.6 JSON document
 */
export async function sbomOf(dir, release, files, tools) {
  const CDX = await import('@cyclonedx/cyclonedx-library');
  const { PackageURL } = await import('packageurl-js');
  const factory = new CDX.Contrib.License.Factories.LicenseFactory(
    (await import('spdx-expression-parse')).default,
  );
  const { Component, Bom, LicenseRepository } = CDX.Models;
  const { ComponentType } = CDX.Enums;
  const component = (type, found) => {
    const [namespace, short] = found.name.startsWith('@') ? found.name.split('/') : [undefined, found.name];
    const purl = new PackageURL('npm', namespace, short, found.version).toString();
    return new Component(type, short, {
      ...(namespace ? { group: namespace } : {}),
      version: found.version,
      bomRef: purl,
      purl,
      licenses: new LicenseRepository([factory.makeFromString(licenseOf(found))]),
    });
  };
  const own = {
    folder: dir,
    ...readJson(path.join(dir, 'package.json')),
    version: release,
  };
  const bom = new Bom();
  bom.metadata.component = component(ComponentType.Application, own);
  for (const tool of tools) {
    const [group, short] = tool.name.split('/');
    bom.metadata.tools.components.add(
      new Component(ComponentType.Application, short, { group, version: tool.version }),
    );
  }
  for (const found of packagesOf(files, own.name)) {
    const part = component(ComponentType.Library, found);
    bom.components.add(part);
    bom.metadata.component.dependencies.add(part.bomRef);
  }
  const serializer = new CDX.Serialize.JsonSerializer(
    new CDX.Serialize.JSON.Normalize.Factory(CDX.Spec.Spec1dot6),
  );
  const serialize = () => serializer.serialize(bom, { sortLists: true, space: 1 });
  bom.serialNumber = `urn:uuid:${uuidOf(serialize())}`;
  return `${serialize()}\n`;
}
