import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { orderUpdate } from '../../../src/domain/checkout/order-update.ts';

const worded = { code: 'postcode', message: 'No such place.' };
const silent = { code: 'city' };

describe('the answer to a change of the order', () => {
  it.each([
    ['without violations is the order', { id: '1' }, E.right({ id: '1' })],
    ['with an empty list too', { id: '1', violations: [] }, E.right({ id: '1', violations: [] })],
    [
      'with one is a failure and says its text',
      { id: '1', violations: [worded] },
      E.left({ _tag: 'OrderNotUpdated', violations: [worded], sentence: 'No such place.' }),
    ],
    [
      'says the first text there is',
      { id: '1', violations: [silent, worded] },
      E.left({ _tag: 'OrderNotUpdated', violations: [silent, worded], sentence: 'No such place.' }),
    ],
    [
      'passes over a text of nothing',
      { id: '1', violations: [{ code: 'a', message: ' ' }, worded] },
      E.left({
        _tag: 'OrderNotUpdated',
        violations: [{ code: 'a', message: ' ' }, worded],
        sentence: 'No such place.',
      }),
    ],
    [
      'says nothing where there is no text',
      { id: '1', violations: [silent] },
      E.left({ _tag: 'OrderNotUpdated', violations: [silent] }),
    ],
  ])('%s · CHK-18', (_fact, answer, outcome) => expect(orderUpdate(answer)).toStrictEqual(outcome));

  const violation = fc.record({ code: fc.string(), message: fc.string() }, { requiredKeys: ['code'] });
  it('is a failure exactly when something is violated, and then names all of it · CHK-18', () =>
    fc.assert(
      fc.property(fc.array(violation, { maxLength: 4 }), (violations) => {
        const outcome = orderUpdate({ violations });
        expect(E.isLeft(outcome)).toBe(violations.length > 0);
        if (E.isLeft(outcome)) expect(outcome.left.violations).toEqual(violations);
      }),
    ));
});
