import { describe, expect, it, vi } from 'vitest';
import type { ProductOption } from '../../../src/domain/catalogue/lens/lens-options.ts';
import {
  type FormProblem,
  fieldsNamed,
  fieldsOf,
  stillOpen,
  useProblemWords,
} from '../../../src/ui/catalogue/product/form/problem-words.ts';
import { useLiveOffer } from '../../../src/ui/catalogue/product/form/use-live-offer.ts';
import { hook, stage } from '../hook.tsx';

const at = (...fields: readonly (readonly [string, string])[]) =>
  fields.map(([group, code]) => ({ group, code })) as unknown as ReturnType<typeof fieldsOf>;
const missing = (...fields: readonly (readonly [string, string])[]) =>
  ({ _tag: 'MissingValues', at: at(...fields) }) as const;
const oneOnly = { _tag: 'OneOnly' } as const;

describe('a form problem', () => {
  const three = missing(['right', 'sphere'], ['left', 'sphere'], ['left', 'axis']);
  it.each<[string, FormProblem | null, Parameters<typeof stillOpen>[1], FormProblem | null]>([
    ['its fields are corrected', three, null, null],
    [
      'one field is corrected',
      three,
      missing(['right', 'sphere'], ['left', 'axis']),
      missing(['right', 'sphere'], ['left', 'axis']),
    ],
    [
      'another one is missing as well',
      missing(['left', 'axis']),
      missing(['right', 'axis'], ['left', 'axis'], ['left', 'sphere']),
      missing(['left', 'axis']),
    ],
    ['others are missing', missing(['left', 'axis']), missing(['right', 'axis'], ['left', 'sphere']), null],
    ['there was no problem', null, three, null],
    ['only one piece is available', null, oneOnly, oneOnly],
    ['only one piece was available', oneOnly, three, null],
    ['the problem concerns no field', { _tag: 'AddFailed' }, null, { _tag: 'AddFailed' }],
  ])('keeps only what is still open where %s', (_, problem, now, open) =>
    expect(stillOpen(problem, now)).toEqual(open),
  );

  it('lists its fields, or none', () => {
    expect(fieldsOf(three)).toHaveLength(3);
    expect(fieldsOf(oneOnly)).toEqual([]);
    expect(fieldsOf(null)).toEqual([]);
  });
  it('is built from the names of its fields, eye by eye', () => {
    const options = [{ code: 'sphere' }, { code: 'axis' }] as unknown as readonly ProductOption[];
    expect(fieldsNamed(['left[axis]', 'right[sphere]', 'x'], options)).toEqual(
      at(['right', 'sphere'], ['left', 'axis']),
    );
  });

  const words = (problem: FormProblem | null) =>
    hook({ locale: 'de' }, () => useProblemWords(problem)).result.current;
  it('has a summary for the form, and a message at each field of its eye', () => {
    const said = words(three);
    expect(said.summary).toBe('product.error.MissingValues');
    expect(said.fields).toEqual([
      'common:eye.right – option.sphere',
      'common:eye.left – option.sphere',
      'common:eye.left – option.axis',
    ]);
    expect(said.of('right')).toEqual({ sphere: 'product.error.missing {"option":"option.sphere"}' });
    expect(Object.keys(said.of('left'))).toEqual(['sphere', 'axis']);
    expect(said.of('item')).toEqual({});
  });
  it('names no eye for an option without one, and says that its value is not offered', () => {
    const said = words({ _tag: 'NotOffered', at: at(['item', 'color']) });
    expect(said.fields).toEqual(['option.color']);
    expect(said.of('item')).toEqual({ color: 'product.error.not_offered {"option":"option.color"}' });
  });
  it('has no messages if there is none', () => {
    const said = words(null);
    expect([said.summary, said.fields, said.of('left')]).toEqual([null, [], {}]);
  });
});

describe('price and delivery of the selection', () => {
  type Id = Parameters<typeof useLiveOffer>[0];
  it('are requested from the first choice on, and again when it is withdrawn', () => {
    const lookup = () => ({ ...stage<object>({ _tag: 'Loading' }), ask: vi.fn() });
    const [pricing, delivery] = [lookup(), lookup()];
    const services = { makePricingLookup: vi.fn(() => pricing), makeDeliveryLookup: vi.fn(() => delivery) };
    type Chosen = { readonly quantity: number; readonly lines?: Parameters<typeof useLiveOffer>[2] };
    const { result, rerender } = hook(
      services,
      ({ quantity, lines }: Chosen) => useLiveOffer('p1' as Id, quantity, lines),
      { initialProps: { quantity: 0 } as Chosen },
    );
    expect([pricing.ask.mock.calls, delivery.ask.mock.calls]).toEqual([[], []]);
    rerender({ quantity: 2 });
    expect(pricing.ask.mock.calls).toEqual([[{ productId: 'p1', quantity: 2 }]]);
    expect(delivery.ask.mock.calls).toEqual([[[]]]);
    const lines = [{}] as unknown as NonNullable<Chosen['lines']>;
    rerender({ quantity: 2, lines });
    expect(pricing.ask).toHaveBeenCalledTimes(1);
    expect(delivery.ask).toHaveBeenLastCalledWith(lines);
    rerender({ quantity: 0 });
    expect(pricing.ask).toHaveBeenLastCalledWith({ productId: 'p1', quantity: 0 });
    expect(delivery.ask).toHaveBeenLastCalledWith([]);
    pricing.next({ _tag: 'Ready', value: 7 });
    expect(result.current).toEqual({ pricing: { _tag: 'Ready', value: 7 }, delivery: { _tag: 'Loading' } });
    expect(services.makePricingLookup).toHaveBeenCalledTimes(1);
  });

  it('include the delivery of given lines even if the quantity is 0', () => {
    const pricing = { ...stage<object>({}), ask: vi.fn() };
    const delivery = { ...stage<object>({}), ask: vi.fn() };
    const lines = [{}] as unknown as Parameters<typeof useLiveOffer>[2];
    hook({ makePricingLookup: () => pricing, makeDeliveryLookup: () => delivery }, () =>
      useLiveOffer('p1' as Id, 0, lines),
    );
    expect(delivery.ask.mock.calls).toEqual([[lines]]);
  });
});
