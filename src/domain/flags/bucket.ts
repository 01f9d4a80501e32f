/** Which hundredth of the visitors somebody belongs to: all that an experiment knows of them. */

/** So few that nobody can be told by their bucket. Source: TRK-5. */
export const buckets = 100;
export type Bucket = number & { readonly Bucket: unique symbol };

const isBucket = (number: number): number is Bucket =>
  Number.isInteger(number) && number >= 0 && number < buckets;

/** By chance. `random`: from 0 to below 1. Source: TRK-5. */
export const drawBucket = (random: number): Bucket => {
  const drawn = Math.floor(random * buckets);
  return isBucket(drawn) ? drawn : (0 as Bucket);
};

/** What a cookie says; undefined: it says nothing of the kind. Source: TRK-5. */
export const readBucket = (text: string | undefined): Bucket | undefined => {
  const number = text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return isBucket(number) ? number : undefined;
};

/** How a flag service is told of it. Source: TRK-5. */
export const bucketId = (bucket: Bucket): string => `bucket-${bucket}`;
