import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { abroad } from '../../../../src/application/shared/privacy-facts.ts';
import { readEnvironment } from '../../../../src/config/environment.ts';
import { recordYearsBy } from '../../../../src/config/law/record-years.ts';
import { privacyOf, recipientsOf } from '../../../../src/config/server/pages/recipients-of.ts';

const named = (variables: Readonly<Record<string, string>>) => {
  const read = readEnvironment(variables);
  if (E.isLeft(read)) throw new Error(read.left.join());
  const recipients = recipientsOf(read.right);
  return { recipients: recipients.map(({ task, name }) => `${task}: ${name}`), abroad: abroad(recipients) };
};

it('the privacy page is told who represents a shop · LAW-36', () => {
  const read = readEnvironment({
    DIOPTRA_REPRESENTATIVES: 'okulino=Vertretung GmbH; Hafenweg 1; 20457 Hamburg',
  });
  expect(E.isRight(read) && privacyOf(read.right)).toEqual({
    recipients: [],
    lensValuesYears: 3,
    recordYears: recordYearsBy({}),
    representatives: { okulino: 'Vertretung GmbH, Hafenweg 1, 20457 Hamburg' },
  });
});

describe('the recipients of visitor data', () => {
  it.each([
    { DIOPTRA_CDN: 'varnish', DIOPTRA_VARNISH_URL: 'http://127.0.0.1:6083' },
    { DIOPTRA_MAIL: 'smtp', DIOPTRA_SMTP_HOST: 'localhost' },
    { DIOPTRA_SMTP_HOST: 'smtp.example.org' },
  ])('are not what runs on the own machine or is not used: %j · LAW-36', (variables) =>
    expect(named(variables)).toEqual({ recipients: [], abroad: [] }),
  );

  it('are none if no outside service is configured · LAW-36', () =>
    expect(named({})).toEqual({ recipients: [], abroad: [] }));

  it.each([
    [
      {
        DIOPTRA_PAYMENT: 'datatrans',
        DIOPTRA_DATATRANS_MERCHANT: '1',
        DIOPTRA_DATATRANS_PASSWORD: 'password-of-it',
        DIOPTRA_DATATRANS_HMAC_KEY: 'ab'.repeat(32),
      },
      'payment: Datatrans AG',
      [],
    ],
    [{ DIOPTRA_CONTENT: 'storyblok', STORYBLOK_TOKEN: 'token' }, 'content: Storyblok GmbH', []],
    [{ DIOPTRA_TAG_CONTAINER: 'GTM-ABC123' }, 'statistics: Google Ireland Ltd. (Tag Manager)', ['US']],
    [{ DIOPTRA_ERRORS: 'https://key@errors.example.org/7' }, 'errors: Sentry (errors.example.org)', []],
    [{ DIOPTRA_FLAGS: 'https://flags.example.org' }, 'flags: flags.example.org', []],
    [
      {
        DIOPTRA_IDENTITY: 'oidc',
        DIOPTRA_OIDC_ISSUER: 'https://login.example.org/realms/shop',
        DIOPTRA_OIDC_CLIENT: 'shop',
        DIOPTRA_OIDC_SECRET: 'secret',
        DIOPTRA_OIDC_NAME: 'Hausanmeldung',
      },
      'signIn: Hausanmeldung (login.example.org)',
      [],
    ],
    [{ DIOPTRA_BACKEND_URL: 'https://api.example.org' }, 'backend: api.example.org', []],
    [
      { DIOPTRA_CDN: 'cloudflare', DIOPTRA_CLOUDFLARE_ZONE: 'zone', DIOPTRA_CLOUDFLARE_TOKEN: 'token' },
      'pages: Cloudflare',
      ['US'],
    ],
    [
      { DIOPTRA_CDN: 'fastly', DIOPTRA_FASTLY_SERVICE: 'service', DIOPTRA_FASTLY_KEY: 'key' },
      'pages: Fastly',
      ['US'],
    ],
    [{ DIOPTRA_MAIL: 'smtp', DIOPTRA_SMTP_HOST: 'smtp.example.org' }, 'mails: smtp.example.org', []],
  ])('follow from the settings: %j · LAW-36', (variables, recipient, countries) => {
    const found = named(variables);
    expect(found.recipients).toEqual([recipient]);
    expect(found.abroad.map(({ country }) => country)).toEqual(countries);
  });
});
