/** Not allowed in quoted strings of headers, or in file names. */
const UNSAFE = /[^\w .,()-]+/g;
const LEFT_BY_ENCODING = /['()*]/g;

/**
 * The header Content-Disposition of a download by its file name; also in letters beyond ASCII (RFC 6266).
 * @example attachment('Pricing Summary - Café.pdf')
 */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(UNSAFE, '_');
  const encoded = encodeURIComponent(name.replaceAll(/[\\/:*?"<>|]/g, '_')).replaceAll(
    LEFT_BY_ENCODING,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
