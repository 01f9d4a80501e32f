import * as fc from 'fast-check';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import { someText } from './text.ts';

/** Deliberately hostile: colons, percent signs, letters of any script. */
export const productId = someText.map((id) => id as ProductId);
export const plainProductId = fc.stringMatching(/^[a-z][a-z0-9-]{2,12}$/).map((id) => id as ProductId);
export const stock = fc.integer({ min: -50, max: 200 });
export const quantity = fc.integer({ min: 1, max: 99 });
