import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  type AddFormProduct,
  boxesOf,
  fieldName,
  isChosenPerEye,
  readAddDraft,
  readAddForm,
} from '../../../src/application/cart/add-form.ts';
import { readAddProblem, writeAddProblem } from '../../../src/application/cart/add-problem-query.ts';
import type { NewCartLine } from '../../../src/domain/cart/cart.ts';
import type { ProductOption } from '../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

const quantity = { max: 99, cappedCodes: ['BTT'] };
const options: readonly ProductOption[] = [
  { code: 'sphere', values: ['-3.00', '-2.50', '+1.00'] },
  { code: 'radius', values: ['8.6'] },
];
const lens: AddFormProduct = {
  id: '10010' as ProductId,
  isTrial: false,
  sku: 'LUMIA-30',
  category: 'lens',
  orderable: 'orderable',
  stock: 50,
  options,
};
const bottle: AddFormProduct = { ...lens, id: '20010' as ProductId, category: 'lenscare', options: [] };
const form = (fields: Readonly<Record<string, string>>) => Object.entries(fields);
const read = (fields: Readonly<Record<string, string>>, product = lens) =>
  readAddForm(form(fields), product, quantity);

describe('a product form', () => {
  it('makes a line for each eye, joined as a pair · CART-2', () => {
    const lines = read({
      'right[sphere]': '-2.50',
      'right[quantity]': '2',
      'left[sphere]': '-3.00',
      'left[quantity]': '1',
    });
    const pairId = '10010:sphere=-2.50;radius=8.6|10010:sphere=-3.00;radius=8.6';
    expect(lines).toEqual(
      E.right([
        {
          productId: '10010',
          options: { sphere: '-2.50', radius: '8.6' },
          quantity: 2,
          eye: 'right',
          pairId,
        },
        { productId: '10010', options: { sphere: '-3.00', radius: '8.6' }, quantity: 1, eye: 'left', pairId },
      ]),
    );
  });

  it('makes one line if both eyes have the same values, ticked or not · CART-2', () => {
    const both = [
      { productId: '10010', options: { sphere: '+1.00', radius: '8.6' }, quantity: 4, eye: 'both' },
    ];
    expect(read({ same: 'on', 'right[sphere]': '+1.00', 'right[quantity]': '2' })).toEqual(E.right(both));
    expect(
      read({
        'right[sphere]': '+1.00',
        'right[quantity]': '2',
        'left[sphere]': '+1.00',
        'left[quantity]': '2',
      }),
    ).toEqual(E.right(both));
  });

  it.each(['right', 'left'] as const)('reads the %s eye alone, without the other · CART-2', (eye) => {
    expect(read({ eyes: eye, [`${eye}[sphere]`]: '-2.50', same: 'on' })).toEqual(
      E.right([{ productId: '10010', options: { sphere: '-2.50', radius: '8.6' }, quantity: 1, eye }]),
    );
  });

  it('names every missing value, in the order of the form · CAT-8', () => {
    expect(read({ 'left[sphere]': '' })).toEqual(
      E.left({
        _tag: 'MissingValues',
        at: [
          { group: 'right', code: 'sphere' },
          { group: 'left', code: 'sphere' },
        ],
      }),
    );
  });

  it('rejects a value that the product is not made in · CAT-8', () => {
    expect(read({ eyes: 'right', 'right[sphere]': '-99.00' })).toEqual(
      E.left({ _tag: 'NotOffered', at: [{ group: 'right', code: 'sphere' }] }),
    );
  });

  it('trims values, and ignores files · CAT-8', () => {
    const fields = [
      ['eyes', 'right'],
      ['right[sphere]', ' -2.50 '],
      ['right[quantity]', new File(['7'], '7')],
    ] as const;
    expect(readAddForm(fields, lens, quantity)).toMatchObject(
      E.right([{ options: { sphere: '-2.50' }, quantity: 1 }]),
    );
  });

  it('fills in an option that has only one value · CAT-8', () => {
    const lines = read({ eyes: 'right', 'right[sphere]': '-2.50' });
    expect(E.isRight(lines) && lines.right[0]?.options.radius).toBe('8.6');
  });

  it.each(['discontinued', 'inactive'] as const)('refuses a product that is %s · CAT-16', (orderable) => {
    expect(read({ 'right[sphere]': '-2.50' }, { ...lens, orderable })).toEqual(
      E.left({ _tag: 'NotOrderable' }),
    );
  });

  it.each([
    ['', 1],
    ['abc', 1],
    ['0', 1],
    ['-4', 1],
    ['2.9', 2],
    ['1000', 99],
    ['Infinity', 1],
  ])('counts %j pieces as %i · CART-8', (typed, counted) => {
    const lines = read({ 'item[quantity]': typed }, bottle);
    expect(E.isRight(lines) && lines.right[0]?.quantity).toBe(counted);
  });

  it.each([{ same: 'on' }, { 'left[sphere]': '-2.50', 'left[quantity]': '60' }])(
    'splits boxes for both eyes into two lines if they exceed the maximum of a line · CART-8',
    (left) => {
      const lines = read({ 'right[sphere]': '-2.50', 'right[quantity]': '60', ...left });
      expect(E.isRight(lines) && lines.right).toMatchObject([
        { eye: 'right', quantity: 60 },
        { eye: 'left', quantity: 60 },
      ]);
      expect(E.isRight(lines) && new Set(lines.right.map(({ pairId }) => pairId)).size).toBe(1);
    },
  );

  it('keeps boxes for both eyes in one line up to the maximum of a line · CART-8', () => {
    const boxes = (right: string) =>
      E.map((lines: readonly NewCartLine[]) => lines.map(({ eye, quantity: of }) => [eye, of]))(
        readAddForm(form({ same: 'on', 'right[sphere]': '-2.50', 'right[quantity]': right }), lens, {
          ...quantity,
          max: 10,
        }),
      );
    expect(boxes('5')).toEqual(E.right([['both', 10]]));
    expect(boxes('6')).toEqual(
      E.right([
        ['right', 6],
        ['left', 6],
      ]),
    );
  });

  it('allows a product limited to one piece only for one eye, or for two equal eyes · CART-8', () => {
    const code = { ...lens, sku: 'BTT' };
    const unlike = { 'right[sphere]': '-2.50', 'left[sphere]': '-3.00' };
    expect(read(unlike, code)).toEqual(E.left({ _tag: 'OneOnly' }));
    expect(E.isRight(read({ ...unlike, eyes: 'right' }, code))).toBe(true);
    expect(E.isRight(read({ ...unlike, 'left[sphere]': '-2.50' }, code))).toBe(true);
    expect(E.isRight(read(unlike, { ...code, isTrial: true }))).toBe(true);
  });

  it('rejects a product that is sold out under stop-order · STOCK-3', () => {
    const sold = { ...bottle, stock: 0, stopOrder: true };
    expect(read({}, sold)).toEqual(E.left({ _tag: 'NotOrderable' }));
    expect(E.isRight(read({}, { ...sold, stock: 1 }))).toBe(true);
  });

  it('limits a product coded BTT to one piece, even for both eyes · CART-8', () => {
    const lines = read(
      { same: 'on', 'right[sphere]': '-2.50', 'right[quantity]': '9' },
      { ...lens, sku: 'BTT' },
    );
    expect(E.isRight(lines) && lines.right).toMatchObject([{ quantity: 1 }]);
  });

  it('ignores fields that the product does not have', () => {
    const lines = read({ 'item[color]': 'red', 'right[sphere]': '-2.50', nonsense: 'x' }, bottle);
    expect(lines).toEqual(E.right([{ productId: '20010', options: {}, quantity: 1 }]));
  });

  it('counts the boxes of all eyes before any value is chosen', () => {
    const boxes = (fields: Readonly<Record<string, string>>, product = lens) =>
      boxesOf(readAddDraft(form(fields), product, quantity));
    expect(boxes({ 'right[quantity]': '2', 'left[quantity]': '3' })).toBe(5);
    expect(boxes({ same: 'on', 'right[quantity]': '2', 'left[quantity]': '7' })).toBe(4);
    expect(boxes({ eyes: 'left', 'right[quantity]': '2', 'left[quantity]': '3' })).toBe(3);
    expect(boxes({ eyes: 'left', same: 'on', 'left[quantity]': '3' })).toBe(3);
    expect(boxes({ same: 'on', 'item[quantity]': '3' }, bottle)).toBe(3);
  });

  it('counts a trial once for equal eyes, and once per eye otherwise · CART-8', () => {
    const trial = { ...lens, isTrial: true };
    const boxes = (fields: Readonly<Record<string, string>>) => {
      const lines = read(fields, trial);
      const draft = readAddDraft(form(fields), trial, quantity);
      return [boxesOf(draft), E.isRight(lines) ? boxesOf(draft, lines.right) : undefined];
    };
    expect(boxes({ same: 'on', 'right[sphere]': '-2.50' })).toEqual([1, 1]);
    expect(boxes({ 'right[sphere]': '-2.50', 'left[sphere]': '-2.50' })).toEqual([2, 1]);
    expect(boxes({ 'right[sphere]': '-2.50', 'left[sphere]': '-3.00' })).toEqual([2, 2]);
  });

  it('never makes a line with a value that is not offered, whatever is posted · CAT-8', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('eyes', 'same', fieldName('right', 'sphere'), fieldName('left', 'sphere'), 'x'),
            fc.constantFrom('', 'on', 'both', 'right', 'left', '-2.50', '+1.00', '-9'),
          ),
        ),
        (entries) => {
          const lines = readAddForm(entries, lens, quantity);
          fc.pre(E.isRight(lines));
          expect(isChosenPerEye(lens) && lines.right.length).toBeGreaterThan(0);
          for (const line of lines.right)
            for (const { code, values } of options) expect(values).toContain(line.options[code]);
        },
      ),
    ));
});

describe('a form error in the address of the page', () => {
  it.each([
    { _tag: 'NotOrderable' },
    { _tag: 'OneOnly' },
    {
      _tag: 'MissingValues',
      at: [
        { group: 'right', code: 'sphere' },
        { group: 'left', code: 'axis' },
      ],
    },
    { _tag: 'NotOffered', at: [{ group: 'item', code: 'color' }] },
  ] as const)('keeps $_tag and its fields', (problem) => {
    expect(readAddProblem(new URLSearchParams(writeAddProblem(problem)))).toEqual(problem);
  });

  it('names the fields, never their values', () => {
    expect(writeAddProblem({ _tag: 'NotOffered', at: [{ group: 'left', code: 'sphere' }] })).toBe(
      'error=not_offered&at=left.sphere',
    );
  });

  it.each([
    'error=failed',
    'error=failed&at=right.sphere',
    'error=missing',
    'error=missing&at=<b>.sphere,right.nose',
    'error=not_offered',
    'error=not_offered&at=sphere',
  ])('is a general failure if the address says nothing else: %s', (query) =>
    expect(readAddProblem(new URLSearchParams(query))).toEqual({ _tag: 'AddFailed' }),
  );

  it('is absent if the address names none', () =>
    expect(readAddProblem(new URLSearchParams('at=right.sphere'))).toBeNull());
});
