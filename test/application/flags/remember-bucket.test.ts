import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { makeBucketMemory } from '../../../src/adapters/browser/kept-bucket.ts';
import { rememberBucket } from '../../../src/application/flags/remember-bucket.ts';
import { answered, type Consent, grantOf, unasked } from '../../../src/domain/tracking/consent.ts';

/** A browser storage with at most one text. */
const keeping = (first?: string) => {
  const consent$ = new BehaviorSubject<Consent>(unasked);
  let text = first;
  const written: string[] = [];
  rememberBucket(
    { consent$, granted: (category) => grantOf(category, consent$.value) },
    makeBucketMemory({
      read: () => text,
      write: (bucket) => {
        written.push(bucket);
        text = bucket;
      },
      clear: () => undefined,
    }),
    () => 0.376,
  );
  return { consent$, written };
};

it('draws a bucket only with consent to statistics · TRK-5 · TRK-7', () => {
  const { consent$, written } = keeping();
  consent$.next(answered(['preferences', 'marketing']));
  expect(written).toEqual([]);
  consent$.next(answered(['statistics']));
  consent$.next(answered(['statistics', 'marketing']));
  expect(written).toEqual(['37']);
});

it('keeps a valid bucket, and replaces an invalid one · TRK-5', () => {
  for (const [kept, expected] of [
    ['4', []],
    ['4711', ['37']],
  ] as const) {
    const { consent$, written } = keeping(kept);
    consent$.next(answered(['statistics']));
    expect(written).toEqual(expected);
  }
});
