import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../src/domain/shared/locale.ts';

describe('until when to order', () => {
  it.each(locales)('is said in the same words wherever it is said, in %s · STOCK-6', async (locale) => {
    for (const brand of brandIds) {
      const { product, supply } = await loadWords(brand, locale, ['product', 'supply']);
      expect(product?.orderBy).toBeDefined();
      expect(product?.orderBy).toEqual(supply?.orderBy);
    }
  });
});
