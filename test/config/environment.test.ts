import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { i18nGaps } from '../../src/config/i18n-configuration.ts';

describe('environment', () => {
  it('starts without any variable', () => {
    expect(readEnvironment({})).toEqual(
      E.right(
        expect.objectContaining({ port: 3000, firstBrandPort: 3001, brand: 'okulino', htmlCache: true }),
      ),
    );
  });

  it('names every invalid variable, and never its value', () => {
    const refused = readEnvironment({
      PORT: '99999',
      DIOPTRA_BRAND: 'acme',
      DATABASE_URL: 'postgres//user:secret@host',
      DIOPTRA_HTML_CACHE: 'maybe',
      DIOPTRA_CLIENT_HEADER: 'x forwarded: for',
      DIOPTRA_CART_LEFT_AFTER: '0',
      DIOPTRA_PAYMENT_ORIGINS: 'https://pay.example.com/path',
      DIOPTRA_FLAGS: 'somebody',
      DIOPTRA_FORCE_FLAGS: 'perhaps',
    });
    expect(refused).toEqual(
      E.left([
        'PORT should be a port number from 0 to 65535',
        'DIOPTRA_BRAND should be the name of a brand',
        'DIOPTRA_HTML_CACHE should be on or off',
        'DIOPTRA_CLIENT_HEADER should be the name of a header',
        'DATABASE_URL should be a postgres address',
        'DIOPTRA_CART_LEFT_AFTER should be a number of minutes from 1 to 43200',
        'DIOPTRA_FLAGS should be sandbox, off, or an http or https address without user, query or #',
        'DIOPTRA_FORCE_FLAGS should be on or off',
        'DIOPTRA_PAYMENT_ORIGINS should be https origins separated by commas',
      ]),
    );
  });

  it.each([
    [{}, 'sandbox', undefined],
    [{ DIOPTRA_FLAGS: 'off', DIOPTRA_FORCE_FLAGS: 'off' }, 'off', false],
    [{ DIOPTRA_FLAGS: 'https://flags.example.com/' }, 'https://flags.example.com', undefined],
  ])('reads the feature settings from %j · TRK-5', (source, flags, forceFlags) => {
    expect(readEnvironment(source)).toEqual(E.right(expect.objectContaining({ flags, forceFlags })));
  });

  it.each([
    ['https://pay.example.com', ['https://pay.example.com']],
    [
      'https://pay.example.com, https://js.example.com:8443',
      ['https://pay.example.com', 'https://js.example.com:8443'],
    ],
  ])('takes the origins of a payment provider from %s · CHK-11', (text, paymentOrigins) => {
    expect(readEnvironment({ DIOPTRA_PAYMENT_ORIGINS: text })).toEqual(
      E.right(expect.objectContaining({ paymentOrigins })),
    );
  });

  it.each([
    'http://pay.example.com',
    'https://*.example.com',
    '*',
    'https://pay.example.com;script-src *',
    "'unsafe-inline'",
    'https://pay.example.com,',
  ])('refuses %s as an origin of a payment provider · CHK-11', (text) => {
    expect(readEnvironment({ DIOPTRA_PAYMENT_ORIGINS: text })._tag).toBe('Left');
  });

  it('names everything that does not fit together, not only the first', () => {
    const said = {
      PORT: '3000',
      DIOPTRA_BRAND_PORTS: '2998',
      DIOPTRA_METRICS_PORT: '3000',
      DIOPTRA_BACKEND: 'vendure',
      DIOPTRA_BACKEND_URL: 'https://backend.example',
      DIOPTRA_ENGINE_URL: 'https://engine.example',
      DIOPTRA_ENGINE_KEY: 'k'.repeat(32),
      DIOPTRA_ENGINE_WEBHOOK_SECRET: 'k'.repeat(32),
      DIOPTRA_RECORD_YEARS: 'linsenwerk=1/1',
      DIOPTRA_MAIL_DKIM: 'okulino=lenses.example/shop2026',
      DIOPTRA_SMTP_PASSWORD: 'secret',
      DIOPTRA_SMTP_HOST: 'mail.example.ch',
      DIOPTRA_SMTP_TLS: 'off',
    };
    expect(readEnvironment(said)).toEqual(
      E.left([
        expect.stringMatching(/^DIOPTRA_BRAND_PORTS should be/),
        expect.stringMatching(/^DIOPTRA_METRICS_PORT should differ/),
        expect.stringMatching(/^DIOPTRA_BACKEND_URL cannot be combined/),
        expect.stringMatching(/^DIOPTRA_RECORD_YEARS keeps records for a shorter time/),
        expect.stringMatching(/^DIOPTRA_MAIL_DKIM and DIOPTRA_MAIL_DKIM_KEYS should name the same shops/),
        'DIOPTRA_SMTP_USER and DIOPTRA_SMTP_PASSWORD should be set together',
        'DIOPTRA_SMTP_TLS=off would send DIOPTRA_SMTP_PASSWORD unencrypted to another machine',
      ]),
    );
  });

  it('sends a password to a mail server on this machine as the settings say', () => {
    const said = { DIOPTRA_SMTP_USER: 'shop', DIOPTRA_SMTP_PASSWORD: 'secret', DIOPTRA_SMTP_TLS: 'off' };
    expect(readEnvironment({ ...said, DIOPTRA_SMTP_HOST: '127.0.0.1' })._tag).toBe('Right');
  });

  it('opens no ports for single brands if they are turned off', () => {
    expect(readEnvironment({ DIOPTRA_BRAND_PORTS: 'off' })).toEqual(
      E.right(expect.objectContaining({ firstBrandPort: undefined })),
    );
  });
});

describe('i18n configuration', () => {
  it.each([
    [{}, 'locale, currency, country'],
    [{ locale: 'de', country: 'CH' }, 'currency'],
    [{ locale: '', currency: 'EUR', country: 'CH' }, 'locale'],
  ])('fails the start with the names of the fields missing in %j · I18N-5', (configuration, names) => {
    expect(i18nGaps(configuration)).toBe(`Following fields are missing in the i18n configuration: ${names}`);
  });

  it('reports nothing if it is complete · I18N-5', () => {
    expect(i18nGaps({ locale: 'de', currency: 'EUR', country: 'CH' })).toBeUndefined();
  });
});
