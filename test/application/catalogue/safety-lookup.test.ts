import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { makeSafetyLookup } from '../../../src/application/catalogue/safety-lookup.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { ProductSafety } from '../../../src/domain/catalogue/product-safety.ts';
import { tick } from '../shared/shelf.ts';

const cut: Failure = { _tag: 'Unreachable' };
const safety = { manufacturer: { name: 'Aqualis' } } as unknown as ProductSafety;

it('asks at once who answers for a product, and again where there was no answer · LAW-6', async () => {
  const answers: E.Either<Failure, ProductSafety>[] = [E.left(cut), E.right(safety)];
  const asked: ProductId[] = [];
  const lookup = makeSafetyLookup(
    {
      safety: (id) => async () => {
        asked.push(id);
        return answers.shift() ?? E.left(cut);
      },
    },
    'lens' as ProductId,
  );
  const states: unknown[] = [];
  lookup.state$.subscribe((state) => states.push(state));
  await tick();
  expect([asked, states]).toEqual([['lens'], [{ _tag: 'Loading' }, { _tag: 'Failed', error: cut }]]);
  lookup.again();
  await tick();
  expect(asked).toEqual(['lens', 'lens']);
  expect(states.slice(2)).toEqual([{ _tag: 'Loading' }, { _tag: 'Ready', value: safety }]);
});
