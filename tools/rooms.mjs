// @ts-check
// Checks the rooms: who can import what, in the server (decision 145) and in the browser (decision 148).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The foundation: every room can import all of its files. */
const FLOOR = ['common', 'db', 'http'];
/** The files through which code outside a room imports it, and who can use which; everybody can use index.ts. */
const DOORS = [
  { file: 'index.ts', by: /./ },
  { file: 'plugin.ts', by: /^app\.ts$/ },
  { file: 'settings.ts', by: /^operations\/settings\.ts$|^app\.ts$|^main\.ts$|^cli\/|^operations\// },
];
/** What a browser, and therefore every other room, can import from a room: the types of its calls and the rules that both sides apply. */
const PURE = /(^|\/)(contract\.ts|rules\/[^/]+\.ts)$/;
/** With more entries than this, a folder is hard to take in at a glance. */
const MOST_ENTRIES = 20;

const IMPORT = /(?:^(?:import|export)\s(?:[^';]*?\sfrom\s)?|\bimport\(\s*)'(\.[^']+)'/gm;

/**
 * Violations of the room rules, a sentence each.
 * @param {string} source the folder of the server's sources
 * @returns {string[]}
 */
export function roomFaults(source) {
  const entries = readdirSync(source, { withFileTypes: true });
  const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const faults =
    entries.length > MOST_ENTRIES
      ? [`${entries.length} entries side by side, more than ${MOST_ENTRIES}: put new ones into a room.`]
      : [];
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts'));
  for (const file of files) {
    const [own = ''] = file.split('/');
    for (const [, imported = ''] of readFileSync(path.join(source, file), 'utf8').matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file), imported);
      const [room = '', ...rest] = target.split('/');
      if (PURE.test(file) && !PURE.test(target))
        faults.push(`${file} imports ${target}: contracts and rules can only import each other.`);
      if (room === own || !rooms.includes(room) || FLOOR.includes(room) || PURE.test(target)) continue;
      if (FLOOR.includes(own))
        faults.push(`${file} imports ${target}: ${own} is for all rooms and can't depend on one.`);
      else if (!DOORS.some((door) => door.file === rest.join('/') && door.by.test(file)))
        faults.push(`${file} imports ${target}: import other rooms only through ${room}/index.ts.`);
    }
  }
  return [
    ...faults,
    ...rooms
      .filter((room) => !['cli', ...FLOOR].includes(room))
      .filter((room) => !['index.ts', 'plugin.ts'].some((file) => existsSync(path.join(source, room, file))))
      .map((room) => `${room} has no index.ts and no plugin.ts.`),
  ];
}

/** What a browser can import from the server: types from contracts, values from rules. */
const OF_SERVER =
  /^(?:import|export)\s(type\s)?(?:[^';]*?\sfrom\s)?'@galley\/server\/([^']+)'|\bimport\(\s*'@galley\/server\/([^']+)'/gm;
/** Folders that must not depend on the records of any room: the shared kit, and an example of a separate repository. */
const WITHOUT_RECORDS = [
  { folder: 'shared/src', because: 'the kit must not depend on a team’s records.' },
  { folder: 'examples/remote-my-day/src', because: 'teams outside use the types of @galley/client.' },
];

/**
 * Browser imports that take more from the server than contract types and shared rules, a sentence each.
 * @param {string} root the folder of the repository
 * @returns {string[]}
 */
export function browserFaults(root) {
  const folders = [
    'host/src',
    ...readdirSync(root)
      .filter((name) => name.startsWith('remote-'))
      .map((name) => `${name}/src`),
    ...WITHOUT_RECORDS.map(({ folder }) => folder),
  ];
  return folders.flatMap((folder) => {
    const where = path.join(root, folder);
    if (!existsSync(where)) return [];
    const barred = WITHOUT_RECORDS.find((one) => one.folder === folder);
    return readdirSync(where, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const name = `${folder}/${file.split(path.sep).join('/')}`;
        return [...readFileSync(path.join(where, file), 'utf8').matchAll(OF_SERVER)].flatMap(
          ([, type, imported, loaded]) => {
            const target = imported ?? loaded ?? '';
            if (barred) return [`${name} imports server/${target}: ${barred.because}`];
            if (/(^|\/)rules\/[^/]+$/.test(target)) return [];
            if (type && /(^|\/)contract$/.test(target)) return [];
            return [
              `${name} imports server/${target}: a page can only import types from a contract and values from rules.`,
            ];
          },
        );
      });
  });
}

/**
 * @param {string} folder @returns {string[]} the files under it without tests and test helpers; empty if the folder doesn't exist
 */
const sourcesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(testing|test[A-Z])/.test(file))
    : [];

/** Where the host can name a remote: the landing page, and the dialogs of others that the host opens itself. */
const NAMES_REMOTES = new Set(['landing.ts', 'dialogs/openRecordDialogs.ts']);
const COMMENT = /^\s*(\/\/|\/?\*)/;

/**
 * Places where the host names or imports a remote, a sentence each: facts about a screen belong in the record of its release.
 * @param {string} root the folder of the repository
 * @returns {string[]}
 */
export function hostFaults(root) {
  const names = readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => name.slice('remote-'.length));
  // The server's rules and contracts have rooms with the same names.
  const named = new RegExp(`(?:['"\`/]|remote-)(?<!server/)(${names.join('|')})(?=['"\`/?])`);
  const host = path.join(root, 'host/src');
  return sourcesIn(host)
    .filter((file) => !NAMES_REMOTES.has(file))
    .flatMap((file) =>
      readFileSync(path.join(host, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const name = COMMENT.test(line) ? undefined : named.exec(line)?.[1];
          return name === undefined
            ? []
            : [
                `host/src/${file}:${at + 1} names ${name}: the release's record must tell the host what it needs to know.`,
              ];
        }),
    );
}

/** The remote's configuration file, which is next to its sources. @param {string} folder */
const configIn = (folder) =>
  existsSync(path.join(folder, '../rspack.config.mjs')) ? ['../rspack.config.mjs'] : [];

const OF_KIT = /'@galley\/shared\/((?:domain|contract)\/\w+)'/g;
const WITHIN_KIT = /'(\.[^']+)\.ts'/g;

/**
 * The kit's rules and types that only one package uses, a sentence each: what only one team needs belongs in its own folder.
 * Whatever the kit's components use counts as used by all.
 * @param {string} root the folder of the repository
 * @returns {string[]}
 */
export function kitFaults(root) {
  const packages = [
    ...readdirSync(root)
      .filter((name) => name === 'host' || name.startsWith('remote-'))
      .map((name) => `${name}/src`),
    'server/src',
    'releases/src',
    'examples/remote-my-day/src',
    'tools/create-galley-remote/template/src',
  ];
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  const add = (/** @type {string} */ module, /** @type {string} */ user) =>
    users.set(module, (users.get(module) ?? new Set()).add(user));
  for (const folder of packages)
    for (const file of [...sourcesIn(path.join(root, folder)), ...configIn(path.join(root, folder))])
      for (const [, module = ''] of readFileSync(path.join(root, folder, file), 'utf8').matchAll(OF_KIT))
        add(module, folder);
  const kit = path.join(root, 'shared/src');
  const files = sourcesIn(kit);
  for (const file of files)
    for (const [, imported = ''] of readFileSync(path.join(kit, file), 'utf8').matchAll(WITHIN_KIT)) {
      const module = path.posix.join(path.posix.dirname(file), imported);
      add(module, /^(domain|contract)\//.test(file) ? file.replace(/\.ts$/, '') : 'kit');
    }
  /**
   * The packages that use a module, directly or through other modules of the kit. @param {string} module @param {Set<string>} seen
   * @returns {Set<string>}
   */
  function usersOf(module, seen = new Set()) {
    if (seen.has(module)) return new Set();
    seen.add(module);
    return new Set(
      [...(users.get(module) ?? [])].flatMap((user) =>
        users.has(user) || files.includes(`${user}.ts`) ? [...usersOf(user, seen)] : [user],
      ),
    );
  }
  return files
    .filter((file) => /^(domain|contract)\//.test(file))
    .flatMap((file) => {
      const found = [...usersOf(file.replace(/\.ts$/, ''))];
      if (found.includes('kit') || found.length > 1) return [];
      return [
        found.length === 0
          ? `shared/src/${file} is used by nobody: remove it.`
          : `shared/src/${file} is only used by ${found[0]}: move it there.`,
      ];
    });
}

const EXPORTED = /export\s+(?:type\s+)?\{([^}]*)\}/g;
const IMPORTED =
  /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@galley\/shared\/(store|http|ui|form)'/g;
/** @param {string} list */
const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

/**
 * The kit's exports for remotes: all names, and those that fewer than two of the host, the remotes and other repositories import.
 * @param {string} root the folder of the repository
 * @returns {{ names: string[], few: string[] }} as `store galley`
 */
export function promised(root) {
  const names = ['store', 'http', 'ui', 'form'].flatMap((entry) =>
    [...readFileSync(path.join(root, 'shared/src', entry, 'index.ts'), 'utf8').matchAll(EXPORTED)].flatMap(
      ([, list = '']) => namesIn(list).map((name) => `${entry} ${name.split(' as ').pop()}`),
    ),
  );
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  const folders = readdirSync(root).filter((name) => name === 'host' || name.startsWith('remote-'));
  for (const folder of [...folders, 'examples/remote-my-day', 'tools/create-galley-remote/template'])
    for (const file of sourcesIn(path.join(root, folder, 'src')))
      for (const [, list = '', entry] of readFileSync(path.join(root, folder, 'src', file), 'utf8').matchAll(
        IMPORTED,
      ))
        for (const name of namesIn(list)) {
          const key = `${entry} ${name.split(' as ')[0]}`;
          users.set(key, (users.get(key) ?? new Set()).add(folder));
        }
  return { names, few: names.filter((name) => (users.get(name)?.size ?? 0) < 2) };
}
