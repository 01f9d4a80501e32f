import * as fc from 'fast-check';
import type { Fate } from './wire.ts';

/** Outcomes of requests in the checkout: those that leave open whether a request took effect, and none that denies it. */
export const tillFates = fc.array(
  fc.constantFrom<Fate>(
    'answered',
    'answered',
    'question lost',
    'answer lost',
    'late',
    'doubled',
    { done: false, instead: { _tag: 'Unavailable', status: 503 } },
    { done: true, instead: { _tag: 'Unavailable', status: 504 } },
    { done: false, instead: { _tag: 'Unavailable', status: 429 } },
    { done: true, instead: { _tag: 'Unreadable', at: 'an answer' } },
  ),
  { maxLength: 40 },
);

const numbered = ['add', 'set quantity', 'arrive', 'price'] as const;
const plain = [
  'email',
  'addresses',
  'ask for shipping',
  'ask for payment',
  'order',
  'acknowledge',
  'order in another tab',
  'session ends',
  'sign in',
  'reload',
  'settle',
] as const;
export type TillDeed =
  | { readonly do: (typeof numbered)[number]; readonly n: number }
  | { readonly do: 'ship'; readonly how: string }
  | { readonly do: (typeof plain)[number] };

const count = (what: (typeof numbered)[number], n: fc.Arbitrary<number>) =>
  fc.record({ do: fc.constant(what), n });
const just = (...what: readonly (typeof plain)[number][]) => fc.record({ do: fc.constantFrom(...what) });

/** Actions of a visitor, other events, and how many answers arrive in between. */
export const tillPlans: fc.Arbitrary<readonly TillDeed[]> = fc.array(
  fc.oneof<fc.WeightedArbitrary<TillDeed>[]>(
    { weight: 6, arbitrary: just('order') },
    { weight: 6, arbitrary: count('arrive', fc.integer({ min: 1, max: 8 })) },
    { weight: 2, arbitrary: count('price', fc.constantFrom(990, 1_990, 2_990)) },
    { weight: 1, arbitrary: count('add', fc.integer({ min: 1, max: 2 })) },
    { weight: 1, arbitrary: count('set quantity', fc.integer({ min: 1, max: 3 })) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('ship'), how: fc.constantFrom('fast', 'slow') }) },
    { weight: 3, arbitrary: just('email', 'addresses', 'ask for shipping', 'ask for payment') },
    { weight: 3, arbitrary: just('acknowledge', 'reload', 'settle') },
    { weight: 1, arbitrary: just('order in another tab', 'session ends', 'sign in') },
  ),
  { maxLength: 16, size: '+1' },
);
