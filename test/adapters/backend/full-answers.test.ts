import type * as t from 'io-ts';
import { expect, it } from 'vitest';
import { ProductC } from '../../../src/adapters/contract/catalogue/product.ts';
import { ProductSafetyC } from '../../../src/adapters/contract/catalogue/product-safety.ts';
import { CustomerC } from '../../../src/adapters/contract/customers.ts';
import { product, safety } from './full-answers.ts';
import { customer } from './full-personal-answers.ts';

const fieldsOf = (codec: t.Any): readonly string[] => {
  const { types = [], props = {} }: { types?: readonly t.Any[]; props?: object } = codec as never;
  return [...types.flatMap(fieldsOf), ...Object.keys(props)];
};

it.each([
  ['product', ProductC, product],
  ['safety', ProductSafetyC, safety],
  ['customer', CustomerC, customer],
] as const)('the full %s has every field of its codec', (_, codec, answer) =>
  expect(fieldsOf(codec).filter((field) => !Object.hasOwn(answer, field))).toEqual([]),
);
