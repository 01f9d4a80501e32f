import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { fromCartLines, toCartLines } from '../../../../src/domain/cart/prescribed-lines.ts';
import { eyePrescription } from '../../../../src/domain/catalogue/lens/eye-prescription.ts';
import { mapEyes } from '../../../../src/domain/catalogue/lens/eyes.ts';
import { orderPrescribed, prescribed } from '../../../../src/domain/catalogue/lens/prescribed-order.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { eye, eyesOf } from '../../../arbitraries/eye-prescription.ts';
import { completed } from '../../../arbitraries/lens-options.ts';
import { quantity } from '../../../arbitraries/product.ts';

const options = [{ code: 'sphere', values: ['-2.50', '-2.75'] }] as const;
const wish = (sphere: number, boxes = 1) => ({ prescription: eye({ sphere }), quantity: boxes });
const notMade = [{ _tag: 'NotMade', code: 'sphere' }];

describe('a lens ordered by prescription', () => {
  it.each([
    ['for no eye', {}, E.right({})],
    ['for one eye', { left: wish(-250, 2) }, E.right({ left: { values: { sphere: '-2.50' }, quantity: 2 } })],
    [
      'with a colour that nobody prescribes',
      { right: { ...wish(-275), look: { color: 'hazel' } } },
      E.right({ right: { values: { sphere: '-2.75', color: 'hazel' }, quantity: 1 } }),
    ],
    ['is refused for the right eye', { right: wish(-300), left: wish(-250) }, E.left({ right: notMade })],
    ['is refused for the left eye', { right: wish(-250), left: wish(-300) }, E.left({ left: notMade })],
    ['is refused for both', { right: wish(0), left: wish(-300) }, E.left({ right: notMade, left: notMade })],
  ])('%s · D87', (_fact, eyes, expected) => expect(orderPrescribed(options, eyes)).toEqual(expected));

  it('goes to the cart and back without loss · D87', () =>
    fc.assert(
      fc.property(
        completed.chain(({ options: made, configuration: values }) =>
          fc.record({ made: fc.constant(made), eyes: eyesOf(quantity.map((boxes) => ({ values, boxes }))) }),
        ),
        ({ made, eyes }) => {
          const wishes = mapEyes(eyes, ({ values: { color, dominance, ...values }, boxes }) => ({
            prescription: E.getOrElse(() => ({}))(eyePrescription(values)),
            quantity: boxes,
            look: { ...(color !== undefined && { color }), ...(dominance !== undefined && { dominance }) },
          }));
          const order = orderPrescribed(made, wishes);
          expect(order).toEqual(E.right(mapEyes(eyes, ({ values, boxes }) => ({ values, quantity: boxes }))));
          if (E.isLeft(order)) return;
          const lines = toCartLines({ id: 'aqualis' as ProductId }, order.right, 'pair');
          expect(prescribed(fromCartLines(lines))).toEqual(
            E.right(mapEyes(wishes, ({ prescription }) => prescription)),
          );
        },
      ),
    ));
});

describe('the prescription of an order', () => {
  const order = (sphere: string) => ({ values: { sphere }, quantity: 1 });
  const unreadable = [{ _tag: 'UnreadableValue', code: 'sphere' }];
  it.each([
    [{}, E.right({})],
    [{ right: order('-2.50') }, E.right({ right: { sphere: -250 } })],
    [{ right: order('plano'), left: order('-2.50') }, E.left({ right: unreadable })],
    [{ left: order('plano') }, E.left({ left: unreadable })],
  ])('%j is %j · D87', (given, expected) => expect(prescribed(given)).toEqual(expected));
});
