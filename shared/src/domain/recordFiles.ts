/** The maximum number of files per record. */
export const MOST_FILES = 50;
/** The maximum length of a file name, in characters. */
export const FILE_NAME_LENGTH = 200;

/** Accepted file extensions, and the media type that each is served as. */
export const FILE_TYPES = {
  ai: 'application/postscript',
  avif: 'image/avif',
  bmp: 'image/bmp',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  eml: 'message/rfc822',
  eps: 'application/postscript',
  gif: 'image/gif',
  heic: 'image/heic',
  indd: 'application/x-indesign',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  msg: 'application/vnd.ms-outlook',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  psb: 'image/vnd.adobe.photoshop',
  psd: 'image/vnd.adobe.photoshop',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;
export type FileEnding = keyof typeof FILE_TYPES;

const ACCEPTED =
  'Accepted: images (avif, bmp, gif, heic, jpg, png, tif, webp), PDF, Office and OpenDocument files, text, CSV, emails, ZIP, and design files (ai, eps, indd, psb, psd).';

/** The extension of a file's name, if such files are accepted. */
export function endingOf(name: string): FileEnding | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FILE_TYPES, ending) ? (ending as FileEnding) : undefined;
}

/** Why a file with this name is rejected; undefined if it is accepted. */
export function nameFault(name: string): string | undefined {
  if (endingOf(name) !== undefined) return undefined;
  const [ending] = /\.[^.]{1,10}$/.exec(name) ?? [];
  return `Galley doesn’t accept ${ending === undefined ? 'files without an extension' : `${ending} files`}. ${ACCEPTED}`;
}

/** Invisible characters, and those that reverse the text direction, so that 'gpj.exe' reads 'exe.jpg'. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** A file's name as it is stored: trimmed, without folders and invisible characters. */
export const keptName = (name: string): string =>
  name
    .replaceAll(UNSEEN, '')
    .replace(/^.*[\\/]/, '')
    .trim();

/** '340 bytes', '48 kB', '3.2 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} kB`;
  const megabytes = kilobytes / 1024;
  if (megabytes < 1000) return `${megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`;
  const gigabytes = megabytes / 1024;
  return `${gigabytes < 10 ? Number(gigabytes.toFixed(1)) : Math.round(gigabytes)} GB`;
}

/** Why a file of this size is rejected; undefined if it is accepted. */
export function sizeFault(bytes: number, most: number): string | undefined {
  if (bytes === 0) return 'The file is empty.';
  return bytes > most ? `The file is larger than ${sizeText(most)}.` : undefined;
}
