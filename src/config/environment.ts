import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { type BrandId, isBrandId } from '../domain/shared/brand-id.ts';
import { defaultBrand } from './brands/brands.ts';

/** What the server is told from outside. Everything has a default, so that it starts without any of it. */
export interface Environment {
  /** Every host name is answered here. */
  readonly port: number;
  /** One port per brand, for machines that do not resolve `{brand}.localhost`; the first one, or none. */
  readonly firstBrandPort: number | undefined;
  /** Which shop answers where the host name says nothing. */
  readonly brand: BrandId;
  /** The Shop API of another server; none: the embedded sandbox. */
  readonly backendUrl: string | undefined;
  /** PostgreSQL; none: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** `memory`: nothing is kept. */
  readonly dataDir: string;
  readonly htmlCache: boolean;
  readonly accessLog: boolean;
  /** The header in which a proxy of ours names who asks; none: the address of the connection counts. */
  readonly clientHeader: string | undefined;
  /** When the sandbox reminds somebody of a cart that was left. Units: minutes. */
  readonly cartLeftAfterMinutes: number;
  /** Where a payment provider's script and pages come from, other than from this server. */
  readonly paymentOrigins: readonly string[];
  /** Clock, seed and faults of the sandbox can be set from outside. Never where customers buy. */
  readonly testControls: boolean;
}

type Source = Readonly<Record<string, string | undefined>>;
type Read<A> = (text: string) => A | undefined;

const portOf: Read<number> = (text) => {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined;
};
/** A month at most. */
const minutesOf: Read<number> = (text) =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 43_200 ? Number(text) : undefined;
const brandOf: Read<BrandId> = (text) => (isBrandId(text) ? text : undefined);
const headerOf: Read<string> = (text) => (/^[a-z][a-z0-9-]*$/i.test(text) ? text.toLowerCase() : undefined);
const switchOf: Read<boolean> = (text) => ({ on: true, off: false })[text];
/** Origins of https with commas between them; one with a path, or with a name for any host, is none. */
const originsOf: Read<readonly string[]> = (text) => {
  const origins = text.split(',').map((origin) => origin.trim());
  const isOrigin = (origin: string) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) && URL.canParse(origin);
  return origins.every(isOrigin) ? origins : undefined;
};
const urlOf =
  (...protocols: readonly string[]): Read<string> =>
  (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined;

/** Reads the variables; a refusal names each wrong one with what it should be, never with its value. */
export const readEnvironment = (source: Source): E.Either<readonly string[], Environment> => {
  const wrong: string[] = [];
  const read = <A>(name: string, of: Read<A>, should: string, otherwise: A): A => {
    const text = source[name];
    if (text === undefined || text === '') return otherwise;
    const value = of(text);
    if (value === undefined) wrong.push(`${name} should be ${should}`);
    return value ?? otherwise;
  };
  const onOff = (name: string, otherwise: boolean) => read(name, switchOf, 'on or off', otherwise);
  const port = read('PORT', portOf, 'a port number', 3000);
  const environment: Environment = {
    port,
    firstBrandPort:
      source.DIOPTRA_BRAND_PORTS === 'off'
        ? undefined
        : read<number | undefined>(
            'DIOPTRA_BRAND_PORTS',
            portOf,
            'the first of five port numbers, or off',
            port === 0 ? undefined : port + 1,
          ),
    brand: read('DIOPTRA_BRAND', brandOf, 'the name of a brand', defaultBrand),
    backendUrl: read<string | undefined>(
      'DIOPTRA_BACKEND_URL',
      urlOf('http:', 'https:'),
      'an http address',
      undefined,
    ),
    databaseUrl: read<string | undefined>(
      'DATABASE_URL',
      urlOf('postgres:', 'postgresql:'),
      'a postgres address',
      undefined,
    ),
    dataDir: source.DIOPTRA_DATA || join('.data', 'shop'),
    htmlCache: onOff('DIOPTRA_HTML_CACHE', true),
    accessLog: onOff('DIOPTRA_ACCESS_LOG', false),
    clientHeader: read<string | undefined>(
      'DIOPTRA_CLIENT_HEADER',
      headerOf,
      'the name of a header',
      undefined,
    ),
    cartLeftAfterMinutes: read('DIOPTRA_CART_LEFT_AFTER', minutesOf, 'a number of minutes', 60),
    paymentOrigins: read<readonly string[]>(
      'DIOPTRA_PAYMENT_ORIGINS',
      originsOf,
      'origins of https with commas between them',
      [],
    ),
    testControls: onOff('DIOPTRA_TEST_CONTROLS', false),
  };
  return wrong.length > 0 ? E.left(wrong) : E.right(environment);
};
