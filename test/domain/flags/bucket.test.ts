import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketId, buckets, drawBucket, readBucket } from '../../../src/domain/flags/bucket.ts';

describe('the bucket of a visitor', () => {
  it('drawn at random is in range, and is read back from its text · TRK-5', () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const bucket = drawBucket(random);
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(buckets);
        expect(readBucket(String(bucket))).toBe(bucket);
        expect(bucketId(bucket)).toBe(`bucket-${bucket}`);
      }),
    ));

  it.each([[1], [Number.NaN], [-0.1]])('is the first for an invalid random number: %s', (random) =>
    expect(drawBucket(random)).toBe(0),
  );

  it.each([[undefined], [''], ['100'], ['-1'], ['1.5'], ['1e1'], ['x'], [' 1']])(
    'is undefined for the cookie value %j · TRK-5',
    (text) => expect(readBucket(text)).toBeUndefined(),
  );

  it('is uniformly distributed · TRK-5', () => {
    const drawn = Array.from({ length: buckets }, (_, at) => drawBucket(at / buckets + 0.001));
    expect(new Set(drawn).size).toBe(buckets);
  });
});
