import { S3Client } from '@aws-sdk/client-s3';
import { bucketIn } from './bucket.ts';
import { s3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

/** A client with the endpoint, region and credentials from the usual AWS variables and files. */
export function s3Client(): S3Client {
  const isOther = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL);
  return new S3Client({
    // Servers other than Amazon's rarely have a host name for each bucket, a region, or Amazon's new checksums.
    forcePathStyle: isOther,
    ...(isOther && !process.env.AWS_REGION ? { region: 'us-east-1' } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
}

/** Opens the release store at `s3://bucket/prefix`; throws without a bucket. */
export function openS3(location: string): Storage {
  const { bucket, prefix } = bucketIn(location);
  return s3Storage(s3Client(), bucket, prefix);
}
