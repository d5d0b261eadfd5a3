import AdmZip from 'adm-zip';

/** The time of every file in the archive, whenever it was built. */
const TIME = new Date(2000, 0, 1);
const FILE = 0o100644;
const FOLDER = 0o040755;

/**
 * Rewrites a types archive so that the same types always give the same bytes: sorted, with a fixed time and mode.
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
