/** A row as a CSV line, with every cell quoted. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** How much text is buffered, in characters. */
const CHUNK = 65_536;

/**
 * A table as CSV text, piece by piece.
 * @param onRow called for each row except the headings
 */
export async function* csvText(
  rows: AsyncIterable<readonly string[]>,
  onRow: () => void = () => undefined,
): AsyncGenerator<string> {
  // Without this byte order mark, spreadsheets assume a local encoding.
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
