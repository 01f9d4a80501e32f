import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/config/environment.ts';
import { oneOf, text } from '../../../src/config/settings/codecs.ts';
import { readSettings } from '../../../src/config/settings/read-settings.ts';
import { neededBy, type Setting, secret, setting } from '../../../src/config/settings/setting.ts';
import { settingGroups, settings } from '../../../src/config/settings/settings.ts';

const declared = Object.entries<Setting>(settings);
const read = <Declared extends Readonly<Record<string, Setting>>>(
  some: Declared,
  document: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, string>>,
) => readSettings(some, { document, fileOf: () => undefined }, variables);

/** A value that is invalid for every setting. */
const wrong = 'x:\t"s3cret';

/** Settings that are a text or an external name: any word is valid for them. */
const isText = ({ codec }: Setting): boolean => E.isRight(codec.decode('anything'));

const folder = mkdtempSync(join(tmpdir(), 'dioptra-configuration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (content: string): string => {
  const path = join(folder, 'shop.json');
  writeFileSync(path, content);
  return path;
};
const withFile = (document: object, variables: Readonly<Record<string, string>> = {}) =>
  readEnvironment({ ...variables, DIOPTRA_CONFIG: fileOf(JSON.stringify(document)) });

describe('each setting', () => {
  it.each(declared)('says what a wrong %s should be, without showing its value', (_, { variable, codec }) => {
    for (const said of [wrong, ' ', '\u0000', 's3cret\n\ns3cret'])
      expect(readEnvironment({ [variable]: said })).toEqual(E.left([`${variable} should be ${codec.name}`]));
  });

  it.each(declared.filter(([, one]) => !one.secret))(
    'says the same of a wrong %s in the file',
    (name, { codec }) => {
      const says = (field: string, said: unknown) =>
        expect(withFile({ [name]: said })).toEqual(
          E.left([`${field} of the configuration file should be ${codec.name}`]),
        );
      for (const said of [wrong, null]) says(name, said);
      says(codec.is([]) ? `${name}.0` : name, [null]);
      says(codec.is({}) ? `${name}.of` : name, { of: 7 });
    },
  );

  it.each(declared.filter(([, one]) => !one.secret && !isText(one)))(
    'accepts no name of a built-in object property for %s',
    (_, { codec }) => {
      for (const said of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
        expect(E.isLeft(codec.decode(said)), said).toBe(true);
    },
  );

  it.each(declared.filter(([, one]) => E.isRight(one.codec.decode('5')) && !isText(one)))(
    'accepts only plain whole numbers for %s',
    (_, { codec }) => {
      for (const said of [
        '-1',
        '5.5',
        '1e3',
        '0x1f',
        ' 5',
        '5 ',
        '+5',
        '٣',
        'NaN',
        'Infinity',
        '9'.repeat(400),
      ])
        expect(E.isLeft(codec.decode(said)), said).toBe(true);
    },
  );

  it.each([
    ['DIOPTRA_DRAIN_SECONDS', '301', 'a number of seconds from 0 to 300'],
    ['DIOPTRA_CART_LEFT_AFTER', '0', 'a number of minutes from 1 to 43200'],
    ['PORT', '65536', 'a port number from 0 to 65535'],
    ['DIOPTRA_BRAND_PORTS', '65532', 'the first of five port numbers from 1 to 65531, or off'],
    ['DIOPTRA_ERRORS', 'https://errors.example.com', 'sandbox, off, or a Sentry DSN'],
    [
      'DIOPTRA_BACKEND_URL',
      'https://user:s3cret@api.example.com',
      'an http or https address without user, query or #',
    ],
    [
      'DIOPTRA_FLAGS',
      'https://flags.example.com/?k=1',
      'sandbox, off, or an http or https address without user, query or #',
    ],
    [
      'DIOPTRA_ORIGINS',
      'okulino=https://a.example,viszola=http://a.example',
      'brand=origin separated by commas, each host once',
    ],
    ['DIOPTRA_ORIGINS', 'okulino=https://a.example=b', 'brand=origin separated by commas, each host once'],
    ['DIOPTRA_TRUSTED_PROXIES', '10.0.0.0/8,', 'addresses or networks separated by commas'],
    ['DIOPTRA_TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or networks separated by commas'],
    ['DIOPTRA_SANDBOX_PAGES', 'off,pay', 'mailbox, pay, identity, chat, sandbox separated by commas, or off'],
    ['DIOPTRA_CURRENCIES', 'okulino=USD', 'brand=currency separated by commas, each brand once; EUR or CHF'],
    [
      'DIOPTRA_CHAT',
      'okulino=http://chat.example',
      'brand=https address separated by commas, each brand once',
    ],
    [
      'DIOPTRA_CHAT',
      'okulino=https://a:b@chat.example',
      'brand=https address separated by commas, each brand once',
    ],
    [
      'DIOPTRA_CHAT',
      'other=https://chat.example',
      'brand=https address separated by commas, each brand once',
    ],
    [
      'DIOPTRA_CHAT',
      'okulino=https://a.example,okulino=https://b.example',
      'brand=https address separated by commas, each brand once',
    ],
    ['DIOPTRA_CHAT', 'https://chat.example', 'brand=https address separated by commas, each brand once'],
  ])('refuses %s=%s', (variable, said, name) => {
    expect(readEnvironment({ [variable]: said })).toEqual(E.left([`${variable} should be ${name}`]));
  });

  it('keeps the ports of single shops apart from the common one', () => {
    const sentence = 'DIOPTRA_BRAND_PORTS should be the first of five ports that do not include PORT';
    expect(readEnvironment({ PORT: '3004', DIOPTRA_BRAND_PORTS: '3000' })).toEqual(E.left([sentence]));
    expect(readEnvironment({ PORT: '3005', DIOPTRA_BRAND_PORTS: '3000' })).toMatchObject({ _tag: 'Right' });
    expect(readEnvironment({ PORT: '65535' })).toMatchObject({ right: { firstBrandPort: undefined } });
  });

  it('opens metrics at no port for visitors, and by default on this machine only · OPS-6', () => {
    const sentence =
      'DIOPTRA_METRICS_PORT should differ from PORT and from the five ports of DIOPTRA_BRAND_PORTS';
    const opened = (metrics: string) =>
      readEnvironment({ PORT: '3000', DIOPTRA_BRAND_PORTS: '3001', DIOPTRA_METRICS_PORT: metrics });
    for (const port of ['3000', '3001', '3005']) expect(opened(port)).toEqual(E.left([sentence]));
    expect(opened('3006')).toMatchObject({ right: { metricsPort: 3006, metricsHost: '127.0.0.1' } });
    expect(readEnvironment({ DIOPTRA_METRICS_HOST: 'inner.example' })).toEqual(
      E.left(['DIOPTRA_METRICS_HOST should be an IP address such as 127.0.0.1']),
    );
  });

  it('accepts a key with the line break at the end of a file', () => {
    expect(readEnvironment({ STORYBLOK_TOKEN: ' k3y\n' })).toMatchObject({
      right: { storyblokToken: 'k3y' },
    });
  });

  it('reads an empty list in the file as empty', () => {
    const none = { origins: {}, trustedProxies: [], frameOrigins: [], analytics: [], sandboxPages: [] };
    expect(withFile(none)).toMatchObject({ right: none });
  });

  it.each(declared.filter(([, { otherwise }]) => otherwise !== undefined))(
    'accepts its default as a written value: %s',
    (_, { codec, otherwise }) => {
      expect(codec.decode(codec.encode(otherwise))).toEqual(E.right(otherwise));
    },
  );

  it('belongs to one group, and has one variable of its own', () => {
    const names = Object.values(settingGroups).flatMap((group) => Object.keys(group));
    expect(names).toEqual(declared.map(([name]) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(declared.map(([, { variable }]) => variable)).size).toBe(names.length);
  });

  it('is required only by a value of another setting that is not its default', () => {
    for (const [, { neededBy: by }] of declared) {
      const other = declared.find(([, { variable }]) => variable === by?.variable)?.[1];
      if (by) expect(other?.codec.decode(by.value)).toMatchObject({ _tag: 'Right' });
      if (by) expect(other?.otherwise).not.toBe(by.value);
    }
  });
});

describe('all settings', () => {
  it('name all errors at once, from file and variables', () => {
    expect(
      withFile({ port: 'x', databaseUrl: 'postgres://user:s3cret@host/db' }, { DIOPTRA_BRAND: 'x' }),
    ).toEqual(
      E.left([
        'port of the configuration file should be a port number from 0 to 65535',
        'DIOPTRA_BRAND should be the name of a brand',
        'databaseUrl of the configuration file is a secret and should be { "env": "the name of a variable" } or { "file": "the name of a file" }',
      ]),
    );
  });

  it('name the wrong parts of a list or an object, and only those', () => {
    const origins = { okulino: 5, viszola: 'https://viszola.example', nobody: ['https://nobody.example'] };
    expect(withFile({ origins, paymentOrigins: ['https://a.example', 'b.example'] })).toEqual(
      E.left([
        'origins.okulino, origins.nobody of the configuration file should be brand=origin separated by commas, each host once',
        'paymentOrigins.1 of the configuration file should be https origins separated by commas',
      ]),
    );
    const twice = { okulino: 'https://shop.example', viszola: 'https://shop.example' };
    expect(withFile({ origins: twice })).toEqual(
      E.left([
        'origins of the configuration file should be brand=origin separated by commas, each host once',
      ]),
    );
  });

  it('accept numbers, switches and lists in the file', () => {
    const document = {
      port: 8080,
      htmlCache: false,
      paymentOrigins: ['https://a.example', 'https://b.example'],
    };
    expect(withFile(document)).toEqual(
      E.right(expect.objectContaining({ ...document, firstBrandPort: 8081 })),
    );
  });

  it('read a secret from the variable that the file names', () => {
    const document = { databaseUrl: { env: 'SHOP_DATABASE' } };
    const databaseUrl = 'postgres://user:s3cret@host/db';
    expect(withFile(document, { SHOP_DATABASE: databaseUrl })).toEqual(
      E.right(expect.objectContaining({ databaseUrl })),
    );
    expect(withFile(document)).toEqual(
      E.left(['databaseUrl of the configuration file refers to a variable that is not set']),
    );
  });

  it('are read from the deployment example', () => {
    const databaseUrl = 'postgres://user:s3cret@host/db';
    expect(
      readEnvironment({
        DIOPTRA_CONFIG: 'deploy/shop.json',
        SHOP_DATABASE: databaseUrl,
        SMTP_PASSWORD: 'secret',
        DATATRANS_PASSWORD: 'secret',
        DATATRANS_HMAC_KEY: 'ab'.repeat(32),
      }),
    ).toEqual(
      E.right(
        expect.objectContaining({
          databaseUrl,
          firstBrandPort: undefined,
          sandboxPages: [],
          trustedProxies: ['127.0.0.1', '::1'],
          origins: expect.objectContaining({ viszola: ['https://shop.example.it'] }),
        }),
      ),
    );
  });

  it('prefer a variable to the file', () => {
    expect(withFile({ port: 8080 }, { PORT: '9090' })).toEqual(
      E.right(expect.objectContaining({ port: 9090 })),
    );
  });

  it('treat an empty variable as missing', () => {
    expect(withFile({ port: 8080 }, { PORT: '', DIOPTRA_ALGOLIA_APP: '', DIOPTRA_ACESS_LOG: '' })).toEqual(
      E.right(expect.objectContaining({ port: 8080 })),
    );
    expect(withFile({ databaseUrl: { env: 'SHOP_DATABASE' } }, { SHOP_DATABASE: '' })).toEqual(
      E.left(['databaseUrl of the configuration file refers to a variable that is not set']),
    );
  });

  it.each([
    [{ DIOPTRA_ACESS_LOG: 'on' }, {}, 'DIOPTRA_ACESS_LOG is not a known setting'],
    [
      {},
      { databaseURL: 'postgres://user:s3cret@host/db' },
      'databaseURL of the configuration file is not a known setting',
    ],
  ])('refuse an unknown name: %j %j', (variables, document, sentence) => {
    expect(withFile(document, variables)).toEqual(E.left([sentence]));
  });

  it.each([
    ['{', 'The file that DIOPTRA_CONFIG names should be JSON'],
    ['7', 'The file that DIOPTRA_CONFIG names should be a JSON object of settings'],
  ])('refuse a file that contains %s', (content, sentence) => {
    expect(readEnvironment({ DIOPTRA_CONFIG: fileOf(content) })).toEqual(E.left([sentence]));
  });

  it('refuse a file that does not exist', () => {
    expect(readEnvironment({ DIOPTRA_CONFIG: join(folder, 'nowhere.json') })).toEqual(
      E.left(['DIOPTRA_CONFIG should be the path of a readable file']),
    );
  });

  it('require what a choice needs, and only then', () => {
    const some = {
      search: setting('DIOPTRA_SEARCH', oneOf('backend', 'algolia'), 'backend', 'who searches'),
      key: setting('ALGOLIA_KEY', text('a key'), undefined, 'the key', {
        ...secret,
        ...neededBy('DIOPTRA_SEARCH', 'algolia'),
      }),
    };
    expect(read(some, {}, {})).toEqual(E.right({ search: 'backend', key: undefined }));
    expect(read(some, { search: 'algolia' }, {})).toEqual(
      E.left(['ALGOLIA_KEY is missing: DIOPTRA_SEARCH=algolia requires it']),
    );
    expect(read(some, { search: 'algolia' }, { ALGOLIA_KEY: ' ' })).toEqual(
      E.left(['ALGOLIA_KEY should be a key']),
    );
    expect(read(some, { search: 'algolia' }, { ALGOLIA_KEY: 'k' })).toEqual(
      E.right({ search: 'algolia', key: 'k' }),
    );
  });
});
