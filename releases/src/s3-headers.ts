import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.jsonl': 'application/x-ndjson',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * How an object is to be served, for whoever puts a content network before the store: what lies in a release never
 * changes, what lies beside it does at any time.
 */
export const headersOf = (file: string): { ContentType: string; CacheControl: string } => ({
  ContentType: TYPES[path.posix.extname(file)] ?? 'application/octet-stream',
  CacheControl: file.includes('/') ? 'public, max-age=31536000, immutable' : 'no-store',
});
