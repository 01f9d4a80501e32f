import type { BucketMemory } from '../../application/flags/remember-bucket.ts';
import { readBucket } from '../../domain/flags/bucket.ts';
import type { NamedCookie } from './named-cookie.ts';

/** A cookie without a valid bucket is written again. Source: TRK-5. */
export const makeBucketMemory = (cookie: NamedCookie): BucketMemory => ({
  has: () => readBucket(cookie.read()) !== undefined,
  keep: (_granted, bucket) => cookie.write(String(bucket)),
});
