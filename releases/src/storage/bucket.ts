/** Whether a location is in a bucket, whose files no server can serve from a folder. */
export const isBucket = (location: string): boolean => location.startsWith('s3://');

/** The bucket and prefix in `s3://bucket/prefix`; throws without a bucket. */
export function bucketIn(location: string): { bucket: string; prefix: string } {
  const url = URL.canParse(location) ? new URL(location) : undefined;
  if (!url?.hostname) throw new Error(`${location} has no bucket: write s3://bucket/prefix.`);
  const folder = url.pathname.split('/').filter(Boolean).join('/');
  return { bucket: url.hostname, prefix: folder === '' ? '' : `${folder}/` };
}
