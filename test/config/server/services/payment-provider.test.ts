import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../../../src/config/environment.ts';
import { wireServer } from '../../../../src/config/server/make-shop.ts';
import { paymentOriginsOf } from '../../../../src/config/server/wiring/payment.ts';
import { TOKENS } from '../../../../src/config/server/wiring/tokens.ts';
import { testEnvironment as said } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';

const providerOf = (variables: Readonly<Record<string, string>>) =>
  wireServer(said(variables), quietParts).getAsync(TOKENS.payment);
const datatrans = {
  DIOPTRA_PAYMENT: 'datatrans',
  DIOPTRA_DATATRANS_MERCHANT: '1110012345',
  DIOPTRA_DATATRANS_PASSWORD: 'p',
  DIOPTRA_DATATRANS_HMAC_KEY: 'ab'.repeat(32),
};

it('there is no payment provider without a setting, and no origin is allowed · CHK-11', async () => {
  expect(await providerOf({})).toBeUndefined();
  expect(paymentOriginsOf(said({}))).toEqual([]);
});

it('pages may load Datatrans, live or sandbox as configured · CHK-11', async () => {
  expect(await providerOf(datatrans)).toBeDefined();
  expect(paymentOriginsOf(said(datatrans))).toEqual(['https://pay.sandbox.datatrans.com']);
  expect(
    paymentOriginsOf(
      said({
        ...datatrans,
        DIOPTRA_DATATRANS_WORLD: 'live',
        DIOPTRA_PAYMENT_ORIGINS: 'https://other.example',
      }),
    ),
  ).toEqual(['https://other.example', 'https://pay.datatrans.com']);
});

it('an incomplete payment provider stops the start, and no secret is shown', () => {
  expect(readEnvironment({ DIOPTRA_PAYMENT: 'datatrans', DIOPTRA_DATATRANS_HMAC_KEY: 'geheim' })).toEqual(
    E.left([
      'DIOPTRA_DATATRANS_HMAC_KEY should be a key of 32 or more hexadecimal digits',
      'DIOPTRA_DATATRANS_MERCHANT is missing: DIOPTRA_PAYMENT=datatrans requires it',
      'DIOPTRA_DATATRANS_PASSWORD is missing: DIOPTRA_PAYMENT=datatrans requires it',
    ]),
  );
});
