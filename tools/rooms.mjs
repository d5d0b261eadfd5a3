// @ts-check
// The rooms of the server: who may import what (decision 145).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What every room stands on: their files are for all. */
const FLOOR = ['common', 'db', 'http'];
/** What a room is entered by, and who may enter so; everybody by its index.ts. */
const DOORS = [
  { file: 'index.ts', by: /./ },
  { file: 'plugin.ts', by: /^app\.ts$/ },
  { file: 'settings.ts', by: /^operations\/settings\.ts$|^app\.ts$|^main\.ts$|^cli\/|^operations\// },
];
/** What a browser may know of a room, and so every room: the shapes of its calls and the rules that both sides apply. */
const PURE = /(^|\/)(contract\.ts|rules\/[^/]+\.ts)$/;
/** A folder with more entries is not taken in at a glance. */
const MOST_ENTRIES = 20;

const IMPORT = /(?:^(?:import|export)\s(?:[^';]*?\sfrom\s)?|\bimport\(\s*)'(\.[^']+)'/gm;

/**
 * What breaks the rules of the rooms, a sentence each.
 * @param {string} source the folder of the server's sources
 * @returns {string[]}
 */
export function roomFaults(source) {
  const entries = readdirSync(source, { withFileTypes: true });
  const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const faults =
    entries.length > MOST_ENTRIES
      ? [
          `${entries.length} entries stand side by side, more than ${MOST_ENTRIES}: put a new one into a room.`,
        ]
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
        faults.push(`${file} imports ${target}: contracts and rules know each other alone.`);
      if (room === own || !rooms.includes(room) || FLOOR.includes(room) || PURE.test(target)) continue;
      if (FLOOR.includes(own))
        faults.push(`${file} imports ${target}: ${own} is for all rooms and knows none.`);
      else if (!DOORS.some((door) => door.file === rest.join('/') && door.by.test(file)))
        faults.push(`${file} imports ${target}: another room is entered by ${room}/index.ts.`);
    }
  }
  return [
    ...faults,
    ...rooms
      .filter((room) => !['cli', ...FLOOR].includes(room))
      .filter((room) => !DOORS.some(({ file }) => existsSync(path.join(source, room, file))))
      .map((room) => `${room} has no door: neither index.ts nor plugin.ts.`),
  ];
}
