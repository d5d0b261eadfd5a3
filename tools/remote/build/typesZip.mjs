import AdmZip from 'adm-zip';

/** Of every file in it, whenever it was built. */
const TIME = new Date(2000, 0, 1);
const FILE = 0o100644;
const FOLDER = 0o040755;

/**
 * Writes an archive of types again so that the same types always give the same bytes: sorted, with one time and one mode.
 * @param {string} file
 */
export function normalizeZip(file) {
  const normal = new AdmZip();
  const entries = new AdmZip(file)
    .getEntries()
    .toSorted((one, other) => (one.entryName < other.entryName ? -1 : 1));
  for (const { entryName, isDirectory, getData } of entries) {
    normal.addFile(entryName, isDirectory ? Buffer.alloc(0) : getData(), '', isDirectory ? FOLDER : FILE);
    normal.getEntry(entryName).header.time = TIME;
  }
  normal.writeZip(file);
}
