import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { CarrierMark } from '../../../src/ui/checkout/shipping/CarrierMark.tsx';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';

it.each([
  ['de', 'swisspost_a_parcel', 'Die Post', 'Die Post'],
  ['en', 'swisspost_a_parcel', 'Postal service', 'Postal service'],
  ['fr', 'swisspost_a_parcel', 'La Poste', 'La Poste'],
  ['it', 'swisspost_a_parcel', 'Posta', 'Posta'],
  ['fr', 'dhl', 'DHL', 'DHL'],
  ['fr', 'pickup', 'Retrait', ''],
] as const)(
  'the badge of a carrier names it in %s as a customer reads it: %s · CHK-9',
  async (locale, method, name, drawn) => {
    const services = { shop: shops.okulino, locale } as unknown as Services;
    render(
      <ServicesContext value={services}>
        <I18nextProvider i18n={makeTranslator(locale, await loadWords('okulino', locale, ['common']))}>
          <CarrierMark method={method} />
        </I18nextProvider>
      </ServicesContext>,
    );
    expect(screen.getByRole('img', { name })).toHaveTextContent(new RegExp(`^${drawn}$`));
  },
);
