import { expect, it } from 'vitest';
import { opticianChoices } from '../../../../src/adapters/sandbox/seed/optician-choices.ts';
import { lensProducts } from '../../../../src/adapters/sandbox/seed/products/lens-products.ts';

const said = opticianChoices
  .filter(({ locale }) => locale === 'fr')
  .map(({ productId, body }) => ({ productId, reason: `${body.paragraphs}`, by: `${body.image_type}` }));

it('no two opticians give the same reason · FACE-8', () => {
  const voices = new Map<string, Set<string>>();
  for (const { reason, by } of said) voices.set(reason, (voices.get(reason) ?? new Set()).add(by));
  expect(said).toHaveLength(lensProducts.length);
  expect([...voices.values()].map(({ size }) => size)).toEqual([...voices].map(() => 1));
});

it('neighbouring product lines of a kind have different reasons · FACE-8', () => {
  const reasonOf = new Map(said.map(({ productId, reason }) => [productId, reason]));
  const lines = lensProducts.filter(
    ({ lensType, group }, i, all) => lensType === 'spherical' && all[i - 1]?.group !== group,
  );
  const reasons = lines.slice(0, 8).map(({ id }) => reasonOf.get(id));
  expect(new Set(reasons).size).toBe(reasons.length);
});
