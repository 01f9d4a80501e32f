import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import * as codecs from '../../../src/config/settings/codecs.ts';
import type { TextCodec } from '../../../src/config/settings/setting.ts';

/** The value that a setting reads from a text; undefined if it rejects it. */
const read = <A>(codec: TextCodec<A>, text: unknown): A | undefined =>
  E.getOrElse<unknown, A | undefined>(() => undefined)(codec.decode(text));

const key = '0123456789abcdef0123456789ABCDEF';
const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
const pem = pemOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
const otherPem = pemOf(generateKeyPairSync('ed25519').privateKey);
const container = 'GTM-ABC123';
const zone = 'Europe/Vienna';
const chat = 'https://chat.example/okulino?lang={language}';

/** A codec with texts and their values, and with texts that it rejects. */
const table = <A>(
  codec: TextCodec<A>,
  texts: readonly (readonly [string, NoInfer<A>])[],
  refused: readonly string[],
) => ({
  texts: texts as readonly (readonly [string, unknown])[],
  refused,
  read: (text: unknown): unknown => read(codec, text),
  isKnown: (text: string): boolean => codec.is(read(codec, text)),
  again: (text: string): unknown => {
    const value = read(codec, text);
    return value === undefined ? undefined : read(codec, codec.encode(value));
  },
});

const tables = {
  text: table(codecs.text('a text'), [[' a b\n', 'a b']], ['', '  ', 'a\nb', 'a\u0007']),
  number: table(
    codecs.numberFrom(2, 10, 'a number'),
    [
      ['2', 2],
      ['10', 10],
      ['007', 7],
    ],
    ['1', '11', '', '-3', '2.5', 'a', '1'.repeat(16)],
  ),
  port: table(
    codecs.portNumber,
    [
      ['0', 0],
      ['65535', 65_535],
    ],
    ['65536', 'x'],
  ),
  'first of five ports': table(
    codecs.firstOfPorts(5),
    [
      ['1', 1],
      ['65531', 65_531],
    ],
    ['0', '65532'],
  ),
  'on or off': table(
    codecs.onOff,
    [
      ['on', true],
      ['off', false],
    ],
    ['ON', 'yes', ''],
  ),
  'one of words': table(
    codecs.oneOf('one', 'two'),
    [
      ['one', 'one'],
      ['two', 'two'],
    ],
    ['three', '', 'on'],
  ),
  either: table(
    codecs.either('a number or on', codecs.portNumber, codecs.onOff),
    [
      ['7', 7],
      ['on', true],
    ],
    ['seven'],
  ),
  cookies: table(
    codecs.cookieNames,
    [
      ['', []],
      ['a', ['a']],
      [' a , b.c-d_1', ['a', 'b.c-d_1']],
    ],
    ['a b', 'a,,b', 'a;b', 'ü', '-,'],
  ),
  'origins of https': table(
    codecs.httpsOrigins,
    [
      ['https://a.example', ['https://a.example']],
      ['https://a.example:8443,https://b', ['https://a.example:8443', 'https://b']],
    ],
    [
      'http://a.example',
      'https://a.example/',
      'https://*.example',
      'xhttps://a.example',
      'https://a.example:',
      'https://A.example',
      'https://a.example:99999',
    ],
  ),
  networks: table(
    codecs.networks,
    [
      ['10.0.0.0/8', ['10.0.0.0/8']],
      ['10.0.0.1,::1', ['10.0.0.1', '::1']],
      ['10.0.0.0/32', ['10.0.0.0/32']],
      ['fc00::/128', ['fc00::/128']],
    ],
    [
      '10.0.0.0/33',
      'fc00::/129',
      'host',
      'host/8',
      '10.0.0.0/8/9',
      '10.0.0.0/',
      '10.0.0.0/x',
      '10.0.0.0/0008',
      '10.0.0.0/8x',
      '10.0.0.0/x8',
    ],
  ),
  'some of words': table(
    codecs.someOf('one', 'two'),
    [
      ['off', []],
      ['', []],
      ['two, one', ['two', 'one']],
    ],
    ['one,three', 'OFF'],
  ),
  'http address': table(
    codecs.httpAddress,
    [
      ['http://a.example', 'http://a.example'],
      [' https://a.example/api// ', 'https://a.example/api'],
    ],
    [
      'ftp://a.example',
      'httpx://a.example',
      'xhttp://a.example',
      'a.example',
      'https://me:pw@a.example',
      'https://me@a.example',
      'https://a.example?x=1',
      'https://a.example/#x',
    ],
  ),
  'encrypted address': table(
    codecs.encryptedAddress,
    [
      ['https://login.example/realms/shop/', 'https://login.example/realms/shop'],
      ['http://localhost:8080/realms', 'http://localhost:8080/realms'],
      ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
      ['http://[::1]:8080', 'http://[::1]:8080'],
    ],
    [
      'http://login.example',
      'http://localhost.example',
      'http://127.0.0.1.example',
      'https://me@login.example',
      'https://login.example?x=1',
      'ftp://localhost',
    ],
  ),
  host: table(
    codecs.hostName,
    [
      [' mail.example.ch\n', 'mail.example.ch'],
      ['localhost', 'localhost'],
      ['smtp_relay', 'smtp_relay'],
      ['xn--bcher-kva.example.', 'xn--bcher-kva.example.'],
      ['10.0.0.5', '10.0.0.5'],
      ['::1', '::1'],
    ],
    [
      '',
      'smtp://mail.example.ch',
      'mail.example.ch:587',
      'mail.example.ch/x',
      'shop@mail.example.ch',
      'mail example',
      'mail..example',
      '-mail.example',
      '[::1]',
      'bücher.example',
      `${'a'.repeat(64)}.example`,
      `${'a.'.repeat(127)}ch`,
    ],
  ),
  dsn: table(
    codecs.sentryDsn,
    [
      ['https://key@errors.example/7', 'https://key@errors.example/7'],
      ['http://key@errors.example/7', 'http://key@errors.example/7'],
    ],
    [
      'https://errors.example/7',
      'ftp://key@errors.example/7',
      'httpsx://key@errors.example/7',
      'xhttp://key@errors.example/7',
    ],
  ),
  pem: table(
    codecs.pemKey,
    [
      [`${pem}\n`, pem],
      [pem.replaceAll('\n', '\\n'), pem],
    ],
    [
      'abc',
      `x${pem}`,
      `${pem}x`,
      pem.replace('PRIVATE', 'PUBLIC'),
      // As cut off while it was copied, and a key that cannot sign what Firebase expects.
      pem.replace(/\n.{20}/, '\n'),
      otherPem,
    ],
  ),
  hex: table(
    codecs.hexKey,
    [
      [key, key],
      [`${key}ff`, `${key}ff`],
    ],
    [key.slice(2), `${key}f`, `${key}g`, `g${key}`, `${key} `, '0'.repeat(16)],
  ),
  'a long secret': table(
    codecs.longSecret,
    [
      [` ${key}\n`, key],
      [`!~${key}`, `!~${key}`],
    ],
    [key.slice(1), `${key} ${key}`, `${key}ä`, `ä${key}`, `${key}\u007f`, ' '.repeat(32)],
  ),
  postgres: table(
    codecs.postgresAddress,
    [
      ['postgres://u:p@h/db', 'postgres://u:p@h/db'],
      ['postgresql://h/db', 'postgresql://h/db'],
    ],
    ['mysql://h/db', 'postgresx://h/db', 'xpostgres://h/db', 'h/db'],
  ),
  container: table(
    codecs.tagContainer,
    [
      [container, container],
      ['GTM-ABCD', 'GTM-ABCD'],
    ],
    ['GTM-abc123', 'GTM-ABC', `x${container}`, `${container}-`, 'GTM-ABCDEFGHIJKLM', 'GTM-'],
  ),
  header: table(
    codecs.headerName,
    [
      ['X-Real-Ip', 'x-real-ip'],
      ['a', 'a'],
    ],
    ['', '-a', 'a b', '1a', 'a:'],
  ),
  zone: table(
    codecs.timeZone,
    [
      [zone, zone],
      ['UTC', 'UTC'],
    ],
    ['', 'Nowhere/Here', '+02:00'],
  ),
  brand: table(codecs.brandName, [['okulino', 'okulino']], ['nobody', '']),
  currencies: table(
    codecs.shopCurrencyBy,
    [
      ['', {}],
      ['okulino=EUR', { okulino: 'EUR' }],
      ['viszola=CHF,okulino=EUR', { okulino: 'EUR', viszola: 'CHF' }],
    ],
    ['okulino=USD', 'okulino=eur', 'okulino', 'EUR', 'nobody=EUR', 'okulino=EUR,okulino=CHF', 'okulino='],
  ),
  chats: table(
    codecs.shopChats,
    [
      ['', {}],
      [`okulino=${chat}`, { okulino: chat }],
      [`viszola=https://v.example, okulino=${chat}`, { viszola: 'https://v.example', okulino: chat }],
    ],
    [
      `okulino=${chat},okulino=${chat}`,
      `nobody=${chat}`,
      ` =${chat}`,
      `-okulino=${chat}`,
      'okulino=http://chat.example',
      'okulino=xhttps://chat.example',
      'okulino=https://chat.example/a b',
      'okulino=https://chat.example/"',
      'okulino=https://chat.example/<',
      'okulino=https://me@chat.example',
      'okulino=https://me:pw@chat.example',
      'okulino=https://:pw@chat.example',
      'okulino=https://chat.example:99999',
      'okulino=',
      'okulino',
    ],
  ),
  channels: table(
    codecs.shopChannels,
    [
      ['', {}],
      ['okulino=lenses', { okulino: 'lenses' }],
      ['viszola=a.b-c_1, okulino=okulino', { viszola: 'a.b-c_1', okulino: 'okulino' }],
    ],
    [
      'okulino=a,okulino=b',
      'nobody=a',
      ' =a',
      '-okulino=a',
      'okulino=',
      'okulino',
      'okulino=a b',
      'okulino=ä',
      'okulino=a=b',
      'okulino=a,,',
    ],
  ),
  parties: table(
    codecs.shopParties,
    [
      ['', {}],
      [
        'okulino=Vertretung GmbH; Hafenweg 1; 20457 Hamburg,viszola=Rappresentanza AG; 6300 Zug',
        {
          okulino: 'Vertretung GmbH; Hafenweg 1; 20457 Hamburg',
          viszola: 'Rappresentanza AG; 6300 Zug',
        },
      ],
    ],
    ['okulino=Vertretung GmbH', 'nobody=A; B', 'okulino=A; ', 'okulino=A; B,okulino=C; D', 'okulino=A; B, C'],
  ),
  taxNumbers: table(
    codecs.shopTaxNumbers,
    [
      ['', {}],
      ['viszola/CH=CHE-123.456.789 MWST', { viszola: { CH: 'CHE-123.456.789 MWST' } }],
      [
        'okulino/DE=DE123456789, okulino/FR=FR12345678901',
        { okulino: { DE: 'DE123456789', FR: 'FR12345678901' } },
      ],
    ],
    [
      'okulino=DE123456789',
      'nobody/DE=DE123456789',
      'okulino/XX=DE123456789',
      'okulino/de=DE123456789',
      'okulino/DE=',
      'okulino/DE=1',
      'okulino/DE=DE123456789<b>',
      'okulino/DE=DE123456789,okulino/DE=DE987654321',
      'okulino/DE=DE123456789,,',
    ],
  ),
  origins: table(
    codecs.shopOrigins,
    [
      ['', {}],
      [
        'okulino=https://A.example,okulino=http://b.example:80',
        { okulino: ['https://a.example', 'http://b.example:80'] },
      ],
      ['viszola=http://a.example:8080', { viszola: ['http://a.example:8080'] }],
    ],
    [
      'okulino=https://a.example,viszola=http://a.example',
      'nobody=https://a.example',
      'okulino=ftp://a.example',
      'okulino=xhttps://a.example',
      'okulino=https://a.example/',
      'okulino=https://a.example:x',
      'okulino=https://a.example:99999',
      'okulino=https://a.example=b',
      'okulino',
    ],
  ),
};

describe.each(Object.entries(tables))('the text of a setting: %s', (_, { texts, refused, ...known }) => {
  it.each(texts)('reads %j', (text, value) => {
    expect(known.read(text)).toEqual(value);
    expect(known.isKnown(text)).toBe(true);
    // The encoded value decodes to the same value.
    expect(known.again(text)).toEqual(value);
  });
  it.each(refused.map((text) => [text]))('refuses %j', (text) => expect(known.read(text)).toBeUndefined());
  it('refuses anything but text', () => {
    for (const input of [undefined, null, 7, {}, [], true]) expect(known.read(input)).toBeUndefined();
  });
});

describe('the codec of a setting', () => {
  it('does not accept the value of another setting', () => {
    expect(codecs.oneOf('one', 'two').is('three')).toBe(false);
    const both = codecs.either('a number or on', codecs.portNumber, codecs.onOff);
    expect([both.is(7), both.is(true), both.is('on')]).toEqual([true, true, false]);
    const some = codecs.someOf('one', 'two');
    expect([some.is(['one']), some.is(['one', 'three']), some.is('one')]).toEqual([true, false, false]);
    expect(codecs.shopChats.is({ okulino: 7 })).toBe(false);
    expect(codecs.shopOrigins.is({ okulino: 'https://a.example' })).toBe(false);
    expect(codecs.shopTaxNumbers.is({ okulino: 'DE123456789' })).toBe(false);
  });

  it('writes a value as it is typed', () => {
    expect(codecs.someOf('one', 'two').encode([])).toBe('off');
    expect(codecs.someOf('one', 'two').encode(['two', 'one'])).toBe('two,one');
    expect(codecs.onOff.encode(false)).toBe('off');
    expect(codecs.cookieNames.encode(['a', 'b'])).toBe('a,b');
    expect(codecs.shopChannels.encode({ viszola: 'v', okulino: 'o' })).toBe('okulino=o,viszola=v');
    expect(codecs.shopChats.encode({ viszola: 'https://v', okulino: 'https://o' })).toBe(
      'okulino=https://o,viszola=https://v',
    );
    expect(
      codecs.shopTaxNumbers.encode({ viszola: { CH: 'CHE-1' }, okulino: { DE: 'DE1', FR: 'FR1' } }),
    ).toBe('okulino/DE=DE1,okulino/FR=FR1,viszola/CH=CHE-1');
    expect(codecs.shopOrigins.encode({ okulino: ['https://a', 'https://b'] })).toBe(
      'okulino=https://a,okulino=https://b',
    );
  });

  it('has a name that says what is expected', () => {
    expect(codecs.shopChannels.name).toBe('brand=channel separated by commas, each brand once');
    expect(codecs.longSecret.name).toBe('a secret of 32 or more letters, digits and signs');
    expect(codecs.numberFrom(2, 10, 'a number').name).toBe('a number from 2 to 10');
    expect(codecs.oneOf('one', 'two').name).toBe('one or two');
    expect(codecs.someOf('one', 'two').name).toBe('one, two separated by commas, or off');
  });
});
