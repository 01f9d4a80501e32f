import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { Price } from '../../../src/ui/shared/elements/Price.tsx';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';

it.each([
  ['okulino', 1],
  ['linsenwerk', 0],
] as const)('the price of %s strikes %i recommended prices through · PRICE-4', async (brand, struck) => {
  const euros = (minor: number) => ({ minor: minor as Minor, currency: 'EUR' }) as const;
  const { container } = render(
    <ServicesContext value={{ shop: shops[brand] } as Services}>
      <I18nextProvider i18n={makeTranslator('de', await loadWords(brand, 'de', ['common']))}>
        <Price price={{ current: euros(1990), original: euros(2490) }} of={{ amount: 1, unit: 'piece' }} />
      </I18nextProvider>
    </ServicesContext>,
  );
  expect(container.querySelectorAll('s')).toHaveLength(struck);
});
