import { Type } from 'typebox';
import { integrityOf } from '../common/digest.ts';
import { releaseFolder } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { parseAs, WrongFile, type ReleaseRecord } from './schemas.ts';

/** A package whose code is in a release. */
export interface Dependency {
  /** With its scope: `@module-federation/runtime`. */
  name: string;
  version: string;
  /** SPDX expressions, or the package's own text if it has none. */
  licences: string[];
}

/** The part of a CycloneDX document that's used. */
const Sbom = Type.Object({
  components: Type.Array(
    Type.Object({
      name: Type.String(),
      group: Type.Optional(Type.String()),
      version: Type.String(),
      licenses: Type.Optional(
        Type.Array(
          Type.Object({
            expression: Type.Optional(Type.String()),
            license: Type.Optional(
              Type.Object({ id: Type.Optional(Type.String()), name: Type.Optional(Type.String()) }),
            ),
          }),
        ),
      ),
    }),
  ),
});

/**
 * The packages in a release, from the document that was published with it.
 * @returns null if the release has none
 * @throws WrongFile if the document is missing, or differs from the published one
 */
export async function readDependencies(
  storage: Pick<Storage, 'readBytes'>,
  { remote, release, sbom, files }: ReleaseRecord,
): Promise<Dependency[] | null> {
  if (sbom === undefined) return null;
  const file = `${releaseFolder(remote, release)}/${sbom}`;
  const bytes = await storage.readBytes(file);
  if (bytes === null) throw new WrongFile(`${file} is missing.`);
  if (integrityOf(bytes) !== files[sbom]) throw new WrongFile(`${file} differs from the published file.`);
  const { components } = parseAs(Sbom, Buffer.from(bytes).toString(), file);
  return components.map(({ name, group, version, licenses = [] }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    version,
    licences: licenses.flatMap(({ expression, license }) => expression ?? license?.id ?? license?.name ?? []),
  }));
}
