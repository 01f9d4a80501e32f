import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readyToStart } from '../../../../src/config/server/process/ready-to-start.ts';
import { shops } from '../../../adapters/sandbox/fixtures/shops.ts';

const live = {
  NODE_ENV: 'production',
  DIOPTRA_SANDBOX_PAGES: 'off',
  DIOPTRA_MAIL: 'off',
  DIOPTRA_PAYMENT: 'datatrans',
  DIOPTRA_DATATRANS_MERCHANT: '1100000000',
  DIOPTRA_DATATRANS_PASSWORD: 'secret',
  DIOPTRA_DATATRANS_HMAC_KEY: 'ab'.repeat(32),
};
const start = (variables: Readonly<Record<string, string>>) =>
  readyToStart('24.0.0', { ...live, ...variables }, Object.values(shops), []);

describe('a live server', () => {
  it('does not start if a shop sells to the European Union in francs, and no source of rates is set · DOC-9', () =>
    expect(start({})).toEqual(E.left([expect.stringMatching(/^okulino .*DIOPTRA_EURO_RATES=ecb/)])));

  it.each([
    { DIOPTRA_EURO_RATES: 'ecb' },
    { DIOPTRA_EURO_RATES: 'off' },
    { DIOPTRA_CURRENCIES: 'okulino=EUR' },
    { DIOPTRA_DEMONSTRATION: 'on' },
    { DIOPTRA_BACKEND_URL: 'https://backend.example' },
  ])('starts with %j · DOC-9', (variables) => expect(E.isRight(start(variables as never))).toBe(true));
});
