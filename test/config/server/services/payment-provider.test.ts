import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../../../src/config/environment.ts';
import {
  paymentOriginsOf,
  paymentProviderOf,
} from '../../../../src/config/server/services/payment-provider.ts';

const said = (variables: Readonly<Record<string, string>>) => {
  const environment = readEnvironment(variables);
  if (E.isLeft(environment)) throw new Error(environment.left.join('; '));
  return environment.right;
};
const datatrans = {
  DIOPTRA_PAYMENT: 'datatrans',
  DIOPTRA_DATATRANS_MERCHANT: '1110012345',
  DIOPTRA_DATATRANS_PASSWORD: 'p',
  DIOPTRA_DATATRANS_HMAC_KEY: 'ab'.repeat(32),
};

it('takes no money where nothing is said, and asks nobody · CHK-11', () => {
  expect(paymentProviderOf(said({}), { now: Date.now })).toBeUndefined();
  expect(paymentOriginsOf(said({}))).toEqual([]);
});

it('lets pages load what Datatrans shows, of the world that was chosen · CHK-11', () => {
  expect(paymentProviderOf(said(datatrans), { now: Date.now })).toBeDefined();
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

it('does not start with half of it, and names no secret', () => {
  expect(readEnvironment({ DIOPTRA_PAYMENT: 'datatrans', DIOPTRA_DATATRANS_HMAC_KEY: 'geheim' })).toEqual(
    E.left([
      'DIOPTRA_DATATRANS_HMAC_KEY should be a key of 32 or more hexadecimal digits',
      'DIOPTRA_DATATRANS_MERCHANT is missing: DIOPTRA_PAYMENT=datatrans needs it',
      'DIOPTRA_DATATRANS_PASSWORD is missing: DIOPTRA_PAYMENT=datatrans needs it',
    ]),
  );
});
