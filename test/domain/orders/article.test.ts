import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumeric, writtenMeasure } from '../../../src/domain/catalogue/lens/lens-options.ts';
import {
  articleNames,
  inPlainNotation,
  readArticle,
  withWrittenValues,
  writeArticle,
} from '../../../src/domain/orders/article.ts';

const german = (value: string) => (isNumeric(value) ? writtenMeasure(value, ',') : `[${value}]`);

describe('an article of a withdrawal', () => {
  it('names lines of the same name together · LAW-37', () => {
    const line = (quantity: number, ...values: readonly string[]) => ({
      title: 'Aqua',
      quantity,
      options: values.map((value) => ({ value })),
    });
    expect(articleNames([line(1, '-2.50'), line(2, '-3.00'), line(1, '-2.50'), line(1)])).toEqual([
      '2 × Aqua · -2.50',
      '2 × Aqua · -3.00',
      '1 × Aqua',
    ]);
  });

  it.each([
    ['2 × Aqua, 3.5 ml · -2.50 · 8.6', '2 × Aqua, 3.5 ml · −2,50 · 8,6'],
    ['1 × Aqua · +2.00 · high', '1 × Aqua · +2,00 · [high]'],
    ['1 × Aqua · links', '1 × Aqua · [links]'],
    ['Aqua · das linke Auge · a.b:c · {{x}}', 'Aqua · das linke Auge · a.b:c · {{x}}'],
    ['-2.50', '-2.50'],
    ['', ''],
  ])('%s is shown to people as %s · LAW-4', (article, written) =>
    expect(withWrittenValues(article, german)).toBe(written),
  );

  it('is the same in both notations · ORD-6', () => {
    const stored = '2 × Aqua · -2.50 · 8.6';
    expect(inPlainNotation(withWrittenValues(stored, german))).toBe(inPlainNotation(stored));
    expect(inPlainNotation('  2 ×\tAQUA · –2,50 · 8,6 ')).toBe(inPlainNotation(stored));
    expect(inPlainNotation('Aqua, 30 – gross')).toBe('aqua, 30 – gross');
  });

  it('is read as it is written · LAW-4', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('Aqua', '2 × Aqua · -2.50'),
        (pieces, name) => {
          expect(readArticle(writeArticle({ pieces, name }))).toEqual({ pieces, name });
        },
      ),
    ));

  it.each(['Aqua', '2 Aqua', 'x × Aqua', '2 × ', '2 × Aqua\n1 × Clar'])(
    'in another form is not read: %j',
    (article) => expect(readArticle(article)).toBeUndefined(),
  );
});
