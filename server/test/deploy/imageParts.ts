import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../places.ts';

/** The Debian packages that make up the default RUNTIME_IMAGE. */
const LIBRARIES = 'base-files,netbase,tzdata,libc6,libssl3,libgcc-s1,libgomp1,libstdc++6,ca-certificates';
/** The packages that a build needs besides Node. */
const BUILDING = 'ca-certificates,git,binutils';
/** The programs that backups need from the database's image. */
const DATABASE = 'postgresql-client';
/** Slim base images have none of these. */
const LEFT_OUT = ['doc', 'man', 'locale'].flatMap((folder) => [
  '--dpkgopt',
  `path-exclude=/usr/share/${folder}/*`,
]);

const run = (program: string, args: string[]): string =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  });

/** A file system made from Debian packages. */
function debian(folder: string, variant: 'minbase' | 'extract', packages: string): string {
  run('mmdebstrap', [
    '--quiet',
    `--variant=${variant}`,
    `--include=${packages}`,
    ...LEFT_OUT,
    'bookworm',
    folder,
  ]);
  return folder;
}

/** This machine's Node and npm, in the places of Node's own image, and the certificates with which npm reaches its registry. */
function addNode(system: string): void {
  const local = path.join(system, 'usr/local');
  mkdirSync(path.join(local, 'lib/node_modules'), { recursive: true });
  copyFileSync(process.execPath, path.join(local, 'bin/node'));
  const npm = path.resolve(realpathSync(run('sh', ['-c', 'command -v npm']).trim()), '../..');
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  if (certificates) copyFileSync(certificates, path.join(system, 'etc/ssl/extra.pem'));
}

function toImage(folder: string, name: string): string {
  const container = run('buildah', ['from', 'scratch']).trim();
  run('buildah', ['add', '--quiet', container, folder, '/']);
  const env = ['PATH=/usr/local/bin:/usr/bin:/bin'];
  if (process.env.NODE_EXTRA_CA_CERTS) env.push('NODE_EXTRA_CA_CERTS=/etc/ssl/extra.pem');
  run('buildah', ['config', ...env.flatMap((one) => ['--env', one]), container]);
  run('buildah', ['commit', '--quiet', '--rm', container, name]);
  return name;
}

interface Image {
  /** The size of all layers, in bytes. */
  size: number;
  /** The folder with its files, which `remove` deletes. */
  files: string;
  config: { User: string; Env: string[]; StopSignal: string; Healthcheck?: object };
  remove: () => void;
}

/** Builds deploy/Dockerfile on base images made from Debian packages. Needs root. */
export function buildImage(folder: string): Image {
  const system = debian(path.join(folder, 'node'), 'minbase', BUILDING);
  addNode(system);
  const names = [
    toImage(system, 'localhost/galley-test-node'),
    toImage(debian(path.join(folder, 'runtime'), 'extract', LIBRARIES), 'localhost/galley-test-runtime'),
    toImage(debian(path.join(folder, 'postgres'), 'minbase', DATABASE), 'localhost/galley-test-postgres'),
  ];
  const [node = '', runtime = '', postgres = ''] = names;
  const image = 'localhost/galley-test';
  const bases = [`NODE_IMAGE=${node}`, `RUNTIME_IMAGE=${runtime}`, `POSTGRES_IMAGE=${postgres}`].flatMap(
    (one) => ['--build-arg', one],
  );
  const place = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker'];
  run('buildah', [
    'build',
    '--quiet',
    ...place,
    ...bases,
    '--file',
    'deploy/Dockerfile',
    '--tag',
    image,
    '.',
  ]);
  const [found] = JSON.parse(run('buildah', ['images', '--json', image])) as [{ size: string }];
  const described = JSON.parse(run('buildah', ['inspect', '--type', 'image', image])) as {
    Docker: { config: Image['config'] };
  };
  const container = run('buildah', ['from', image]).trim();
  const [amount = 0, unit = 'MB'] = found.size.split(' ');
  return {
    size: Number(amount) * (unit === 'GB' ? 1e9 : 1e6),
    files: run('buildah', ['mount', container]).trim(),
    config: described.Docker.config,
    remove() {
      run('buildah', ['rm', container]);
      run('buildah', ['rmi', '--force', image, ...names]);
    },
  };
}

/** Mounts the image's files read-only, except for the state and /tmp, then drops all privileges. */
const IN_IMAGE = `
root=$1; state=$2; user=$3; shift 3
mount --make-rprivate /
mount --bind "$root" "$root"
mount --bind "$state" "$root/var/lib/galley"
mount -t tmpfs tmpfs "$root/tmp"
mount --rbind /proc "$root/proc"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs chroot --userspec="$user" --groups= "$root" /usr/local/bin/node "$@"`;

/** Runs a program of the image as a container would: with its files read-only, as its user, without capabilities. */
export const runInImage = (
  { files, config }: Image,
  state: string,
  program: string,
  env: Record<string, string>,
  args: string[] = [],
): ChildProcess => {
  const own = Object.fromEntries(
    config.Env.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const { PATH = '' } = process.env;
  const command = ['-c', IN_IMAGE, 'sh', files, state, config.User, path.join('/app', program), ...args];
  return spawn('unshare', ['--mount', 'sh', ...command], { env: { ...own, PATH, ...env }, stdio: 'pipe' });
};
