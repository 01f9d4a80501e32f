import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuestions } from '../../../src/domain/content/find-questions.ts';

const questions = [
  { question: 'Kann ich etwas zurückgeben?', answer: 'Ja, mit unversehrtem Siegel.' },
  { question: 'Wie lange dauert die Lieferung?', answer: 'Ein Paket ist in drei Tagen da.' },
  { question: 'Wer bringt das Paket?', answer: 'Die Lieferung kommt mit der Post.' },
  { question: 'Où est la boîte de mon œil gauche ?', answer: 'Sur l’étiquette, près de la Straße.' },
];
const found = (typed: string) => findQuestions(questions, typed).map((one) => questions.indexOf(one));

describe('findQuestions', () => {
  it.each([
    ['zurückgeben', [0]],
    ['ZURUCKGEBEN', [0]],
    ['zurueckgeben', [0]],
    ['zurückgegeben', []],
    ['siegel', [0]],
    ['lieferung', [1, 2]],
    ['lieferungen', [1, 2]],
    ['paket', [2, 1]],
    ['paket post', [2]],
    ['oeil boite', [3]],
    ['strasse', [3]],
    ['ja', [0, 1, 2, 3]],
    ['', [0, 1, 2, 3]],
    ['?!', [0, 1, 2, 3]],
    ['giraffe', []],
  ])('finds the questions that match %j · HELP-1', (typed, places) => {
    expect(found(typed)).toEqual(places);
  });

  it('finds each question by its own text, and lists none twice · HELP-1', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ question: fc.string(), answer: fc.string() }), {
          selector: ({ question }) => question,
        }),
        fc.string(),
        (many, typed) => {
          const some = findQuestions(many, typed);
          expect(new Set(some).size).toBe(some.length);
          for (const one of many) expect(findQuestions(many, one.question)).toContain(one);
        },
      ),
    ));
});
