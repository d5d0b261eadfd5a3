/** A row as a line of a table: each cell quoted, so that no sheet takes one for two. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** So much text is gathered before it is passed on, in characters. */
const CHUNK = 65_536;

/**
 * A table as the text of its file, piece by piece.
 * @param onRow is told of each row but the headings
 */
export async function* csvText(
  rows: AsyncIterable<readonly string[]>,
  onRow: () => void = () => undefined,
): AsyncGenerator<string> {
  // Sheets take a text without this mark for one in the alphabet of their country.
  let text = '\uFEFF';
  let isHeading = true;
  for await (const row of rows) {
    if (!isHeading) onRow();
    isHeading = false;
    text += csvLine(row);
    if (text.length >= CHUNK) {
      yield text;
      text = '';
    }
  }
  yield text;
}
