/** The settings with which the engine starts. */
export interface Settings {
  readonly databaseUrl: string;
  readonly hostname: string;
  readonly port: number;
  /** The key by which the shop's server authenticates. */
  readonly shopKey: string;
  readonly admin: { readonly identifier: string; readonly password: string };
  /** Whether pages for staff exist at `/admin`. */
  readonly staffPages: boolean;
  /** Signs the engine's sessions of staff. */
  readonly sessionSecret: string;
  /** The shop's webhook for notices. Undefined: notices are kept until there is one. */
  readonly webhook?: { readonly address: string; readonly secret: string };
  /** How lens boxes are counted if no import says otherwise: each power by itself, or all of a product together. */
  readonly lensStock: 'power' | 'box';
  /** How long an order waits for its payment. Units: ms. */
  readonly paymentWindowMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const shortestSecret = 32;
/** For a demonstration on a local machine: a merchant sets their own password. */
export const demonstrationPassword = 'demonstration';

/** All errors in the settings, in one sentence each. */
export class WrongSettings extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(`The engine does not start:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`);
    this.name = 'WrongSettings';
  }
}

const addressProblem = (name: string, address: string, protocols: readonly string[]): string | undefined => {
  if (!URL.canParse(address)) return `${name} should be an address.`;
  const { protocol } = new URL(address);
  return protocols.includes(protocol)
    ? undefined
    : `${name} begins with ${protocol}//, but should begin with ${protocols.map((one) => `${one}//`).join(' or ')}.`;
};

const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
};

/**
 * Reads the settings, or throws `WrongSettings` with all errors. `demonstration`: staff may use the public
 * demonstration password.
 */
export const readSettings = (
  env: Environment,
  demonstration = env.DIOPTRA_ENGINE_DEMONSTRATION === 'on',
): Settings => {
  const reasons: string[] = [];
  const said = (name: string): string => env[name]?.trim() ?? '';
  const check = (reason: string | undefined) => {
    if (reason) reasons.push(reason);
  };
  const secret = (name: string, what: string): string => {
    const text = said(name);
    if (text.length < shortestSecret)
      check(`${name} (${what}) has ${text.length} characters; it needs ${shortestSecret} or more.`);
    return text;
  };

  const databaseUrl = said('DIOPTRA_ENGINE_DATABASE_URL');
  check(
    databaseUrl === ''
      ? 'DIOPTRA_ENGINE_DATABASE_URL is missing: the PostgreSQL database of the engine, postgres://user:password@host:5432/name.'
      : addressProblem('DIOPTRA_ENGINE_DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']),
  );
  const shopKey = secret('DIOPTRA_ENGINE_KEY', 'the key with which the shop authenticates');
  const sessionSecret = secret('DIOPTRA_ENGINE_SESSION_SECRET', 'signs the sessions of staff');
  const port = wholeNumber(said('DIOPTRA_ENGINE_PORT') || '4300', 0, 65_535);
  if (port === undefined) check('DIOPTRA_ENGINE_PORT should be a port number from 0 to 65535.');

  const password = said('DIOPTRA_ENGINE_ADMIN_PASSWORD') || (demonstration ? demonstrationPassword : '');
  if (password === '')
    check(
      'DIOPTRA_ENGINE_ADMIN_PASSWORD is missing: the password of the first administrator, which has no default.',
    );
  else if (!demonstration && password.length < 12)
    check('DIOPTRA_ENGINE_ADMIN_PASSWORD has fewer than 12 characters.');

  const staffPages = said('DIOPTRA_ENGINE_STAFF_PAGES') || 'off';
  if (staffPages !== 'on' && staffPages !== 'off') check('DIOPTRA_ENGINE_STAFF_PAGES should be on or off.');

  const address = said('DIOPTRA_ENGINE_WEBHOOK_URL');
  const webhookSecret =
    address === '' ? '' : secret('DIOPTRA_ENGINE_WEBHOOK_SECRET', 'signs webhooks to the shop');
  if (address !== '') check(addressProblem('DIOPTRA_ENGINE_WEBHOOK_URL', address, ['http:', 'https:']));

  const lensStock = said('DIOPTRA_ENGINE_LENS_STOCK') || 'power';
  if (lensStock !== 'power' && lensStock !== 'box')
    check(
      'DIOPTRA_ENGINE_LENS_STOCK should be power (each power has its own stock) or box (one stock per product).',
    );
  const minutes = wholeNumber(said('DIOPTRA_ENGINE_PAYMENT_MINUTES') || '30', 1, 10_080);
  if (minutes === undefined)
    check('DIOPTRA_ENGINE_PAYMENT_MINUTES should be a number of minutes from 1 to 10080.');

  if (reasons.length > 0) throw new WrongSettings(reasons);
  return {
    databaseUrl,
    hostname: said('DIOPTRA_ENGINE_HOST') || '127.0.0.1',
    port: port ?? 0,
    shopKey,
    admin: { identifier: said('DIOPTRA_ENGINE_ADMIN') || 'superadmin', password },
    staffPages: staffPages === 'on',
    sessionSecret,
    ...(address !== '' && { webhook: { address, secret: webhookSecret } }),
    lensStock: lensStock === 'box' ? 'box' : 'power',
    paymentWindowMs: (minutes ?? 30) * 60_000,
  };
};
