import type { BucketMemory } from '../../application/flags/remember-bucket.ts';
import { readBucket } from '../../domain/flags/bucket.ts';
import type { NamedCookie } from './named-cookie.ts';

/** A cookie that says no bucket is written anew. Source: TRK-5. */
export const makeBucketMemory = (cookie: NamedCookie): BucketMemory => ({
  has: () => readBucket(cookie.read()) !== undefined,
  keep: (_granted, bucket) => cookie.write(String(bucket)),
});
