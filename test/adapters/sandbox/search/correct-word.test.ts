import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctWord } from '../../../../src/adapters/sandbox/search/correct-word.ts';
import { editDistance } from '../../../../src/domain/shared/edit-distance.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

interface Word {
  readonly term: string;
  readonly shown: string;
  readonly df: number;
}

let shop: TestSandbox;
let dictionary: readonly Word[];
beforeAll(async () => {
  shop = await startSandbox();
  dictionary = await shop.sandbox.db
    .selectFrom('term')
    .select(['term', 'shown', 'df'])
    .where('locale', '=', 'de')
    .execute();
});
afterAll(() => shop.close());

const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

const far = (word: string, term: string): number =>
  Math.min(editDistance(word, term), editDistance(word, term.slice(0, word.length)));

/** Compares a word with every word of the dictionary. */
const naive = (word: string): string | undefined => {
  if (dictionary.some(({ term }) => term.startsWith(word))) return word;
  const near = (words: readonly Word[]) =>
    words
      .filter(({ term }) => slips(word) > 0 && far(word, term) <= slips(word))
      .toSorted(
        (a, b) => far(word, a.term) - far(word, b.term) || b.df - a.df || (a.term < b.term ? -1 : 1),
      )[0]?.term;
  return near(dictionary.filter(({ term }) => term[0] === word[0])) ?? near(dictionary);
};

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

const slip = fc.tuple(fc.constantFrom('left out', 'too many', 'another', 'swapped'), fc.nat(), letter);

const mistyped = (word: string, [kind, place, other]: readonly [string, number, string]): string => {
  const at = place % word.length;
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (kind) {
    case 'left out':
      return before + after;
    case 'too many':
      return before + here + other + after;
    case 'another':
      return before + other + after;
    default:
      return before + after.charAt(0) + here + after.slice(1);
  }
};

describe('a misspelt word', () => {
  it(
    'is corrected as a comparison with the whole dictionary would, wherever the typos are',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.nat(),
          fc.array(slip, { minLength: 1, maxLength: 3 }),
          fc.nat({ max: 6 }),
          async (place, made, untyped) => {
            const { term } = dictionary[place % dictionary.length]!;
            const typed = term.slice(0, Math.max(4, term.length - untyped));
            const word = made.reduce((sofar, one) => (sofar === '' ? 'a' : mistyped(sofar, one)), typed);
            fc.pre(word !== '');
            expect((await correctWord(shop.sandbox.db, 'de', word))?.term).toBe(naive(word));
          },
        ),
        { numRuns: 150 },
      ),
    120_000,
  );

  it('keeps its first letter if a similar word has it', async () => {
    expect((await correctWord(shop.sandbox.db, 'de', 'hidralys'))?.term).toBe('hydralis');
    expect((await correctWord(shop.sandbox.db, 'de', 'nydralis'))?.term).toBe('hydralis');
  });
});
