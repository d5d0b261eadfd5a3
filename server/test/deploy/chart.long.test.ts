import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { before, test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import { root } from '../places.ts';
import { tempFolder } from '../tempFolder.ts';

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    accessModes?: string[];
    strategy: object;
    template: {
      spec: {
        initContainers: [{ volumeMounts: { name: string }[] }];
        containers: [{ env: { name: string; value?: string }[]; volumeMounts: { name: string }[] }];
        volumes: { name: string; emptyDir?: object; persistentVolumeClaim?: { claimName: string } }[];
      };
    };
  };
}

const renderer = path.join(tempFolder(), 'renderChart');

/** What the chart renders with these values, or why it refuses them. */
function render(values: object): { manifests: Manifest[]; refusal: string } {
  const { stdout, stderr } = spawnSync(renderer, [path.join(root, 'deploy/chart'), JSON.stringify(values)], {
    encoding: 'utf8',
  });
  const manifests = parseAllDocuments(stdout).flatMap((document) => {
    const manifest = document.toJS() as Manifest | null;
    return manifest === null ? [] : [manifest];
  });
  return { manifests, refusal: stderr };
}

/** The deployment that the chart renders with these values. */
function deploymentOf(values: object) {
  const { manifests, refusal } = render(values);
  assert.equal(refusal, '');
  const deployment = manifests.find(({ kind }) => kind === 'Deployment');
  assert.ok(deployment);
  return { manifests, ...deployment.spec };
}

/** Where a deployment keeps the attached files. */
function filesOf(values: object) {
  const { manifests, template } = deploymentOf(values);
  const pod = template.spec;
  const claim = manifests.find(({ metadata }) => metadata.name === 'galley-files');
  const { env, volumeMounts } = pod.containers[0];
  const volume = pod.volumes.find(({ name }) => name === 'files');
  assert.equal(
    volume !== undefined,
    volumeMounts.some(({ name }) => name === 'files'),
  );
  return {
    store: env.find(({ name }) => name === 'FILES_STORE')?.value,
    volume: volume?.persistentVolumeClaim?.claimName,
    claim: claim?.spec.accessModes,
  };
}

before(() => {
  // Where Debian's packages put Go's libraries.
  const built = spawnSync(
    'go',
    ['build', '-o', renderer, path.join(root, 'server/test/deploy/renderChart.go')],
    {
      encoding: 'utf8',
      env: { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '' },
    },
  );
  assert.equal(built.status, 0, built.stderr);
});

test('the chart doesn’t render several replicas without a shared place for the attached files (OPS-59)', () => {
  assert.match(render({}).refusal, /More than one replica needs a shared place for the attached files/);
  assert.match(render({ replicas: 3, files: { size: '5Gi' } }).refusal, /More than one replica/);
});

test('the chart keeps attached files in a bucket or a volume claim, never in storage that’s deleted with a server (OPS-59)', () => {
  const own = '/var/lib/galley/files';
  assert.deepEqual(filesOf({ replicas: 1 }), {
    store: own,
    volume: 'galley-files',
    claim: ['ReadWriteOnce'],
  });
  assert.deepEqual(filesOf({ files: { accessMode: 'ReadWriteMany' } }), {
    store: own,
    volume: 'galley-files',
    claim: ['ReadWriteMany'],
  });
  assert.deepEqual(filesOf({ files: { existingClaim: 'ours' } }), {
    store: own,
    volume: 'ours',
    claim: undefined,
  });
  const bucket = 's3://files.galley.example/galley';
  assert.deepEqual(filesOf({ files: { bucket } }), { store: bucket, volume: undefined, claim: undefined });
});

test('an update stops the only server first if the next one might not get its volume of attached files, and otherwise starts the next one first (OPS-43)', () => {
  const strategyOf = (values: object) => deploymentOf(values).strategy;
  const recreate = { type: 'Recreate' };
  const rolling = { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } };
  assert.deepEqual(strategyOf({ replicas: 1 }), recreate);
  assert.deepEqual(strategyOf({ replicas: 1, files: { existingClaim: 'ours' } }), recreate);
  const shared = { accessMode: 'ReadWriteMany' };
  assert.deepEqual(strategyOf({ replicas: 1, files: shared }), rolling);
  assert.deepEqual(strategyOf({ replicas: 1, files: { existingClaim: 'ours', ...shared } }), rolling);
  assert.deepEqual(strategyOf({ replicas: 1, files: { bucket: 's3://files/galley' } }), rolling);
  assert.deepEqual(strategyOf({ files: { existingClaim: 'ours' } }), rolling);
});

test('the chart mounts volumes of an installation’s own, such as a logo and a folder for backups (OPS-43)', () => {
  const logo = { name: 'logo', mountPath: '/var/lib/galley/data/logo.png', subPath: 'logo.png' };
  const backups = { name: 'backups', mountPath: '/var/lib/galley/backups' };
  const volumes = [
    { name: 'logo', configMap: { name: 'galley-logo' } },
    { name: 'backups', persistentVolumeClaim: { claimName: 'galley-backups' } },
  ];
  const own = { extraVolumes: volumes, extraVolumeMounts: [logo, backups] };
  const { spec } = deploymentOf({ replicas: 1, ...own }).template;
  assert.deepEqual(spec.volumes.slice(-2), volumes);
  for (const { volumeMounts } of [...spec.initContainers, ...spec.containers])
    assert.deepEqual(volumeMounts.slice(-2), [logo, backups]);
});

test('the chart renders complete manifests with every option turned on (OPS-43)', () => {
  const { manifests, refusal } = render({
    files: { bucket: 's3://files.galley.example/galley' },
    releases: { bucket: 's3://releases.galley.example/galley' },
    ingress: { enabled: true, tlsSecret: 'tls' },
    env: { TIME_ZONE: 'America/Denver' },
    envFrom: [{ secretRef: { name: 'galley' } }],
  });
  assert.equal(refusal, '');
  for (const kind of ['Deployment', 'Service', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget'])
    assert.ok(
      manifests.some((one) => one.kind === kind),
      kind,
    );
});
