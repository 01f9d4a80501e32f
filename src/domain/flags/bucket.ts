/** The bucket of a visitor, one hundredth of all visitors. It is all that an experiment knows about them. */

/** Few enough that nobody can be identified by their bucket. Source: TRK-5. */
export const buckets = 100;
export type Bucket = number & { readonly Bucket: unique symbol };

const isBucket = (number: number): number is Bucket =>
  Number.isInteger(number) && number >= 0 && number < buckets;

/** Draws a random bucket. `random`: from 0 to below 1. Source: TRK-5. */
export const drawBucket = (random: number): Bucket => {
  const drawn = Math.floor(random * buckets);
  return isBucket(drawn) ? drawn : (0 as Bucket);
};

/** Reads the bucket from a cookie. Undefined if it contains none. Source: TRK-5. */
export const readBucket = (text: string | undefined): Bucket | undefined => {
  const number = text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return isBucket(number) ? number : undefined;
};

/** Returns the id of the bucket for a flag service. Source: TRK-5. */
export const bucketId = (bucket: Bucket): string => `bucket-${bucket}`;
