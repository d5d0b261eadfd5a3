import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../places.ts';

const tool = <T>(file: string) => import(pathToFileURL(path.join(root, file)).href) as Promise<T>;

test('the server’s SBOM is a valid CycloneDX 1.6 document of the packages that it can load, each with a license (OPS-41)', async () => {
  const { sbomOfServer, licensesIn } = await tool<{
    sbomOfServer: () => Promise<string>;
    licensesIn: (sbom: string) => string;
  }>('tools/image/sbom.mjs');
  const { sbomFaults } = await tool<{ sbomFaults: (text: string) => Promise<string | null> }>(
    'tools/lib/sbomFaults.mjs',
  );
  const sbom = await sbomOfServer();
  assert.equal(await sbomFaults(sbom), null);
  const { components } = JSON.parse(sbom) as { components: { name: string; purl: string }[] };
  const names = new Set(components.map(({ name }) => name));
  for (const name of ['fastify', 'pg', 'pglite', 'age-encryption', 'client-s3', 'exporter-trace-otlp-http'])
    assert.ok(names.has(name), name);
  for (const name of ['typescript', 'react', 'oidc-provider']) assert.ok(!names.has(name), name);
  assert.equal(new Set(components.map(({ purl }) => purl)).size, components.length);
  const licenses = licensesIn(sbom);
  assert.match(licenses, /^MIT: .*\bfastify@\d/m);
  // These licenses would require us to publish the source of what we distribute.
  assert.doesNotMatch(licenses, /^(A?GPL|SSPL)/m);
  const printed = execFileSync(process.execPath, [path.join(root, 'tools/image/sbom.mjs'), '--licenses']);
  assert.equal(String(printed).trimEnd(), licenses);
});
