/** A row as a line of a table: each cell quoted, so that no sheet takes one for two. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
