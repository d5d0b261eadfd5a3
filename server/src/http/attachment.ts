/** Characters that aren't allowed in quoted header strings or in file names. */
const UNSAFE = /[^\w .,()-]+/g;
const LEFT_BY_ENCODING = /['()*]/g;

/**
 * The Content-Disposition header of a download with this file name, including letters beyond ASCII (RFC 6266).
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
