import { expect, it } from 'vitest';
import { CurrencyC } from '../../../src/adapters/contract/scalars.ts';
import { currencies } from '../../../src/domain/shared/money.ts';

it.each(currencies)('an amount may be in %s · I18N-7', (code) => expect(CurrencyC.is(code)).toBe(true));

it.each(['GBP', 'eur', ' EUR', '', undefined])(
  'an amount in %j is rejected, so that it is not shown in a wrong currency · I18N-7',
  (code) => expect(CurrencyC.is(code)).toBe(false),
);
