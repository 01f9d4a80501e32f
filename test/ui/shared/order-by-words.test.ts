import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../src/domain/shared/locale.ts';

describe('the order deadline', () => {
  it.each(locales)('has the same text everywhere in %s · STOCK-6', async (locale) => {
    for (const brand of brandIds) {
      const { product, supply } = await loadWords(brand, locale, ['product', 'supply']);
      expect(product?.orderBy).toBeDefined();
      expect(product?.orderBy).toEqual(supply?.orderBy);
    }
  });
});
