import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { pageSlug } from '../../../src/domain/shared/page-path.ts';

describe('the cookie consent question', () => {
  it.each(locales)('links to the privacy notice by its address in %s · TRK-7 · ROUTE-2', async (locale) => {
    const { consent } = await loadWords('okulino', locale, ['consent']);
    expect(consent).toMatchObject({ page: pageSlug(locale, 'privacy') });
  });
});
