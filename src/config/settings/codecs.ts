import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as t from 'io-ts';
import { destinationOf } from '../../adapters/reporting/envelope.ts';
import { type ShopCurrency, shopCurrencies } from '../../domain/shared/amounts.ts';
import { type BrandId, brandIds, isBrandId } from '../../domain/shared/brand-id.ts';
import { type CountryCode, isCountryCode } from '../../domain/shared/country.ts';
import { usualZone } from '../../domain/shared/shop-day.ts';
import type { TextCodec } from './setting.ts';
import { isThisMachine } from './this-machine.ts';

/** Builds a codec. `name`: a description of a valid text. `of`: returns undefined for an invalid text. */
const textCodec = <A>(
  name: string,
  is: t.Is<A>,
  of: (text: string) => A | undefined,
  textOf: (value: A) => string = String,
): TextCodec<A> =>
  new t.Type<A, string, unknown>(
    name,
    is,
    (input, context) => {
      const value = typeof input === 'string' ? of(input) : undefined;
      return value === undefined ? t.failure(input, context) : t.success(value);
    },
    textOf,
  );

/** Accepts a text of one line that is not blank. Surrounding white space is removed, such as the line break of a key file. */
export const text = (name: string): TextCodec<string> =>
  textCodec(name, t.string.is, (said) => {
    const own = said.trim();
    return own === '' || /\p{Cc}/u.test(own) ? undefined : own;
  });

/** Accepts a whole number within limits: `numberFrom(0, 300, 'a number of seconds')`. */
export const numberFrom = (least: number, most: number, name: string): TextCodec<number> =>
  textCodec(`${name} from ${least} to ${most}`, t.number.is, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });

export const portNumber = numberFrom(0, 65_535, 'a port number');
/** Accepts the first of `count` consecutive ports, one for each shop. */
export const firstOfPorts = (count: number): TextCodec<number> =>
  numberFrom(1, 65_536 - count, 'a port number');

export const onOff = textCodec(
  'on or off',
  t.boolean.is,
  (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
  (value) => (value ? 'on' : 'off'),
);

/** Accepts one of several words. Used to choose the adapter of a port. */
export const oneOf = <Word extends string>(...choices: readonly [Word, ...Word[]]): TextCodec<Word> => {
  const find = (text: unknown) => choices.find((choice) => choice === text);
  return textCodec(
    choices.join(' or '),
    (value): value is Word => find(value) !== undefined,
    (text) => find(text),
  );
};

/** Accepts a text that either codec accepts. */
export const either = <A, B>(name: string, first: TextCodec<A>, second: TextCodec<B>): TextCodec<A | B> => {
  const isFirst: t.Is<A> = first.is;
  return new t.Type<A | B, string, unknown>(
    name,
    (value): value is A | B => first.is(value) || second.is(value),
    (input, context) => {
      const one = first.validate(input, context);
      return one._tag === 'Right' ? one : second.validate(input, context);
    },
    (value) => (isFirst(value) ? first.encode(value) : second.encode(value as B)),
  );
};

const isList = (value: unknown): value is readonly string[] => t.array(t.string).is(value);
/** Splits a list. An empty list in the configuration file arrives as an empty text. */
const partsOf = (text: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((part) => part.trim());
/** Accepts several parts, separated by commas. */
const listOf = (name: string, isOne: (part: string) => boolean): TextCodec<readonly string[]> =>
  textCodec(
    name,
    isList,
    (text) => {
      const parts = partsOf(text);
      return parts.every(isOne) ? parts : undefined;
    },
    (parts) => parts.join(','),
  );

export const cookieNames = listOf('cookie names separated by commas', (part) => /^[\w.-]+$/.test(part));

const isOrigin = (text: string): boolean => /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text);
/** Rejects an origin with a path or with a wildcard host. */
export const httpsOrigins = listOf('https origins separated by commas', isOrigin);

/** An address of this machine to listen on. */
export const ipAddress = textCodec('an IP address such as 127.0.0.1', t.string.is, (text) =>
  isIP(text) > 0 ? text : undefined,
);

const hostLabel = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const isHostName = new RegExp(`^${hostLabel}(?:\\.${hostLabel})*\\.?$`, 'i');
/** Rejects a host with a scheme, a port or a path: nothing could be reached by it. */
export const hostName = textCodec(
  'the name or the IP address of a host, without scheme and port',
  t.string.is,
  (said) => {
    const host = said.trim();
    return isIP(host) > 0 || (host.length <= 253 && isHostName.test(host)) ? host : undefined;
  },
);

/** Whether a text is an address or a network such as `10.0.0.0/8`. */
const isNetwork = (part: string): boolean => {
  const [address = '', bits, ...more] = part.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits === undefined) return longest > 0;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
};
export const networks = listOf('addresses or networks separated by commas', isNetwork);

/** Accepts several words of a list, or `off` for none. */
export const someOf = <Word extends string>(...choices: readonly [Word, ...Word[]]) => {
  const isWord = (text: string): text is Word => choices.some((choice) => choice === text);
  return textCodec<readonly Word[]>(
    `${choices.join(', ')} separated by commas, or off`,
    (value): value is readonly Word[] => isList(value) && value.every(isWord),
    (text) => {
      const parts = text === 'off' ? [] : partsOf(text);
      return parts.every(isWord) ? parts : undefined;
    },
    (parts) => (parts.length === 0 ? 'off' : parts.join(',')),
  );
};

const addressOf = (name: string, is: (address: URL) => boolean): TextCodec<string> =>
  textCodec(name, t.string.is, (said) => {
    const text = said.trim();
    return URL.canParse(text) && is(new URL(text)) ? text.replace(/\/+$/, '') : undefined;
  });
/** Whether paths can be appended to an address and requests can use it: not with a password in it. */
const isHttp = ({ protocol, username, password, search, hash }: URL): boolean =>
  /^https?:$/.test(protocol) && username + password + search + hash === '';
export const httpAddress = addressOf('an http or https address without user, query or #', isHttp);
/** An address to which secrets are sent: unencrypted only to this machine. */
export const encryptedAddress = addressOf(
  'an https address without user, query or #, or an http address of this machine',
  (address) => isHttp(address) && (address.protocol === 'https:' || isThisMachine(address.hostname)),
);
export const sentryDsn = addressOf(
  'a Sentry DSN',
  ({ href, protocol }) => /^https?:$/.test(protocol) && destinationOf(href) !== undefined,
);
/** Undefined if the text only looks like a key, or is cut off. */
const privateKeyIn = (pem: string): KeyObject | undefined => {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
};
/** Accepts a key in one variable. Its line breaks may be written as `\\n`. */
export const pemKey = textCodec('a private RSA key in PEM', t.string.is, (said) => {
  const key = said.replaceAll('\\n', '\n').trim();
  const isWhole = /^-----BEGIN PRIVATE KEY-----\n[\s\S]+\n-----END PRIVATE KEY-----$/.test(key);
  return isWhole && privateKeyIn(key)?.asymmetricKeyType === 'rsa' ? key : undefined;
});
export const hexKey = textCodec('a key of 32 or more hexadecimal digits', t.string.is, (text) =>
  /^([0-9a-f]{2}){16,}$/i.test(text) ? text : undefined,
);
/** Only visible ASCII characters, because it is sent in a header. */
export const longSecret = textCodec(
  'a secret of 32 or more letters, digits and signs',
  t.string.is,
  (said) => {
    const own = said.trim();
    return /^[!-~]{32,}$/.test(own) ? own : undefined;
  },
);
export const postgresAddress = addressOf('a postgres address', ({ protocol }) =>
  /^postgres(?:ql)?:$/.test(protocol),
);

export const tagContainer = textCodec('the id of a container such as GTM-ABC123', t.string.is, (text) =>
  /^GTM-[A-Z0-9]{4,12}$/.test(text) ? text : undefined,
);

export const headerName = textCodec('the name of a header', t.string.is, (text) =>
  /^[a-z][a-z0-9-]*$/i.test(text) ? text.toLowerCase() : undefined,
);

const isZone = (name: string): boolean => {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};
export const timeZone = textCodec(`the name of a time zone such as ${usualZone}`, t.string.is, (text) =>
  isZone(text) ? text : undefined,
);

export const brandName = textCodec<BrandId>('the name of a brand', isBrandId, (text) =>
  isBrandId(text) ? text : undefined,
);

type OfShops<Text extends string> = Readonly<Partial<Record<BrandId, Text>>>;
type TextOfShops = OfShops<string>;

/** Accepts one text per shop, such as `okulino=a,viszola=b`. The texts contain no commas. */
const perBrand = <Text extends string = string>(
  name: string,
  isOne: (text: string) => boolean,
): TextCodec<OfShops<Text>> =>
  textCodec<OfShops<Text>>(
    name,
    (value): value is OfShops<Text> => t.record(t.string, t.string).is(value),
    (said) => {
      const texts: Partial<Record<BrandId, Text>> = {};
      for (const part of partsOf(said)) {
        const [, brand = '', text = ''] = /^(\w+)=(.*)$/.exec(part) ?? [];
        if (!isBrandId(brand) || !isOne(text) || texts[brand] !== undefined) return undefined;
        texts[brand] = text as Text;
      }
      return texts;
    },
    (texts) => brandIds.flatMap((brand) => (texts[brand] ? [`${brand}=${texts[brand]}`] : [])).join(','),
  );

const isChat = (address: string): boolean =>
  /^https:\/\/[^\s"'<>\\]+$/.test(address) &&
  URL.canParse(address) &&
  new URL(address).username + new URL(address).password === '';
export type ShopChats = TextOfShops;
/** The chat address of each shop: `okulino=https://chat.example/okulino?lang={language}`. */
export const shopChats = perBrand('brand=https address separated by commas, each brand once', isChat);

const isShopCurrency = (text: string): boolean => shopCurrencies.some((currency) => currency === text);
/** The currency of each shop: `okulino=EUR`. */
export const shopCurrencyBy = perBrand<ShopCurrency>(
  `brand=currency separated by commas, each brand once; ${shopCurrencies.join(' or ')}`,
  isShopCurrency,
);

const isMailbox = (text: string): boolean =>
  /^[^\s<>,;:"()[\]\\@\p{Cc}]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu.test(text);
/** One e-mail address per shop: `okulino=shop@lenses.example`. */
export const shopMailboxes = perBrand('brand=e-mail separated by commas, each brand once', isMailbox);

/** One name with an address per shop: `okulino=Vertretung GmbH; Hafenweg 1; 20457 Hamburg`. Its parts end in semicolons. */
export const shopParties = perBrand('brand=name; street; town separated by commas, each brand once', (text) =>
  /^[^;\p{Cc}]+(; [^;\p{Cc}]+)+$/u.test(text),
);

/** How long each shop keeps bills and letters: `linsenwerk=10/8`. Units: years. */
export const shopRecordYears = perBrand(
  'brand=years of bills/years of letters, up to 30, separated by commas, each brand once',
  (text) => /^([1-9]|[12]\d|30)\/([1-9]|[12]\d|30)$/.test(text),
);

/** The DKIM domain and selector of each shop's mails: `okulino=lenses.example/shop2026`. */
export const shopDkim = perBrand('brand=domain/selector separated by commas, each brand once', (text) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+\/[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text),
);

const isKeyFile = (path: string): boolean => {
  try {
    return privateKeyIn(readFileSync(path, 'utf8')) !== undefined;
  } catch {
    return false;
  }
};
/** The file of each shop's private key. The file must exist. */
export const shopKeyFiles = perBrand(
  'brand=file of a private key in PEM separated by commas, each brand once',
  isKeyFile,
);

/** The engine's channel of each shop: `okulino=lenses`. It is sent in a header. */
export const shopChannels = perBrand('brand=channel separated by commas, each brand once', (text) =>
  /^[\w.-]+$/.test(text),
);

/** The tax numbers of shops in countries other than their own. */
export type ShopTaxNumbers = Readonly<
  Partial<Record<BrandId, Readonly<Partial<Record<CountryCode, string>>>>>
>;
const isTaxNumber = (text: string): boolean => /^[A-Z0-9][A-Z0-9 ./-]{3,28}[A-Z0-9]$/.test(text);
/** Accepts `viszola/CH=CHE-123.456.789 MWST,okulino/DE=DE123456789`. */
export const shopTaxNumbers = textCodec<ShopTaxNumbers>(
  'brand/country=tax number separated by commas, each country of a brand once',
  (value): value is ShopTaxNumbers => t.record(t.string, t.record(t.string, t.string)).is(value),
  (said) => {
    const numbers: Partial<Record<BrandId, Partial<Record<CountryCode, string>>>> = {};
    for (const part of partsOf(said)) {
      const [, brand = '', country = '', number = ''] = /^(\w+)\/(\w+)=(.*)$/.exec(part) ?? [];
      if (!isBrandId(brand) || !isCountryCode(country) || !isTaxNumber(number)) return undefined;
      if (numbers[brand]?.[country] !== undefined) return undefined;
      numbers[brand] = { ...numbers[brand], [country]: number };
    }
    return numbers;
  },
  (numbers) =>
    brandIds
      .flatMap((brand) =>
        Object.entries(numbers[brand] ?? {}).map(([country, number]) => `${brand}/${country}=${number}`),
      )
      .join(','),
);

/** The origins of shops: scheme and host. Mails use the first origin of a shop. */
export type ShopOrigins = Readonly<Partial<Record<BrandId, readonly string[]>>>;
const isShopOrigin = (part: string): boolean =>
  /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(part) && URL.canParse(part);
/** Accepts `okulino=https://lenses.example,viszola=https://lenti.example`. A shop may be named several times. */
export const shopOrigins = textCodec<ShopOrigins>(
  'brand=origin separated by commas, each host once',
  (value): value is ShopOrigins => t.record(t.string, t.array(t.string)).is(value),
  (said) => {
    const origins: Partial<Record<BrandId, readonly string[]>> = {};
    const hosts = new Set<string>();
    for (const part of partsOf(said)) {
      const [brand = '', origin = '', ...more] = part.toLowerCase().split('=');
      if (!isBrandId(brand) || !isShopOrigin(origin) || more.length > 0) return undefined;
      const { host } = new URL(origin);
      if (hosts.has(host)) return undefined;
      hosts.add(host);
      origins[brand] = [...(origins[brand] ?? []), origin];
    }
    return origins;
  },
  (origins) => brandIds.flatMap((brand) => (origins[brand] ?? []).map((one) => `${brand}=${one}`)).join(','),
);
