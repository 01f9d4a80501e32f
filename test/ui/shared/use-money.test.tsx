import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { type Currency, currencies, type Minor } from '../../../src/domain/shared/money.ts';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { useMoney } from '../../../src/ui/shared/use-money.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';

const Amount = ({ currency }: { readonly currency: Currency }) =>
  useMoney()({ minor: 1990 as Minor, currency });

it('an amount is written in its own currency, whatever the shop sells in · I18N-7', () => {
  const services = { shop: shops.opalys } as Services;
  const written = currencies.map(
    (currency) =>
      render(
        <ServicesContext value={services}>
          <Amount currency={currency} />
        </ServicesContext>,
      ).container.textContent,
  );
  expect(written).toEqual(['19,90\u00a0€', '19,90\u00a0CHF', '19,90\u00a0$US']);
});

it('an amount is written in the format of the shop’s country · PRICE-1', () => {
  const services = { shop: { ...shops.okulino, amountLocale: 'de-CH' } } as Services;
  const { container } = render(
    <ServicesContext value={services}>
      <Amount currency="CHF" />
    </ServicesContext>,
  );
  expect(container.textContent).toBe('CHF\u00a019.90');
});

it.each([
  ['okulino', 'CHF', 'CHF\u00a019.90'],
  ['okulino', 'EUR', 'EUR\u00a019.90'],
  ['augental', 'EUR', '€\u00a019,90'],
  ['linsenwerk', 'EUR', '19,90\u00a0€'],
  ['linsenwerk', 'CHF', '19,90\u00a0CHF'],
  ['viszola', 'EUR', '19,90\u00a0€'],
  ['opalys', 'EUR', '19,90\u00a0€'],
] as const)(
  'an amount is written in %s, in %s, in the format of that shop: %s · PRICE-1',
  (brand, currency, text) => {
    const { container } = render(
      <ServicesContext value={{ shop: shops[brand] } as Services}>
        <Amount currency={currency} />
      </ServicesContext>,
    );
    expect(container.textContent).toBe(text);
  },
);
