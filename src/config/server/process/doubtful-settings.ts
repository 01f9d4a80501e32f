import { brandIds } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import type { Environment } from '../../environment.ts';
import type { Setting } from '../../settings/setting.ts';
import { settings } from '../../settings/settings.ts';
import { isThisMachine } from '../../settings/this-machine.ts';

const all: readonly (readonly [string, Setting])[] = Object.entries(settings);

/** Lists what belongs to a service or a backend that another setting does not choose, so that it has no effect. */
const idle = (environment: Environment): readonly string[] => {
  const said: Readonly<Record<string, unknown>> = { ...environment };
  const { backendUrl, databaseUrl, mail } = environment;
  const elsewhere = [
    ...(databaseUrl === undefined ? [] : ['DATABASE_URL']),
    ...(mail === 'smtp' ? ['DIOPTRA_MAIL=smtp'] : []),
  ];
  const unused = all.flatMap(([name, { variable, neededBy }]) => {
    if (!neededBy || said[name] === undefined) return [];
    const isChosen = all.some(
      ([other, setting]) => setting.variable === neededBy.variable && said[other] === neededBy.value,
    );
    return isChosen
      ? []
      : [`${variable} has no effect, because ${neededBy.variable} is not ${neededBy.value}`];
  });
  return [
    ...(backendUrl === undefined
      ? []
      : elsewhere.map((name) => `${name} has no effect, because DIOPTRA_BACKEND_URL names another backend`)),
    ...unused,
  ];
};

const addressesOf = ({ origins, trustedProxies, port }: Environment): readonly string[] => {
  const said = Object.values(origins).flat();
  const plain = said.filter((origin) => {
    const { protocol, hostname } = new URL(origin);
    return protocol === 'http:' && !isThisMachine(hostname) && !hostname.endsWith('.localhost');
  });
  return [
    ...(said.some((origin) => origin.startsWith('https:')) && trustedProxies.length === 0
      ? [
          'DIOPTRA_ORIGINS names https addresses, which a proxy in front answers, but DIOPTRA_TRUSTED_PROXIES names none: all visitors share one rate limit, and cookies are not Secure',
        ]
      : []),
    ...(plain.length > 0
      ? [
          `DIOPTRA_ORIGINS names addresses without https: passwords and sessions can be read on the way (${plain.join(', ')})`,
        ]
      : []),
    ...(trustedProxies.some((network) => network.endsWith('/0'))
      ? [
          'DIOPTRA_TRUSTED_PROXIES trusts every address: visitors choose the address by which rate limits count them',
        ]
      : []),
    ...brandIds
      .filter((brand) => origins[brand] === undefined)
      .map(
        (brand) =>
          `DIOPTRA_ORIGINS lacks ${brands[brand].shop.name}: its mails and payments lead to http://${brand}.localhost:${port}`,
      ),
  ];
};

/** The usual ports of mail servers, by how their connection begins. Source: RFC 8314. */
const usualPorts: Readonly<Record<number, Environment['smtpTls']>> = { 465: 'implicit', 587: 'starttls' };

const mailsOf = ({ mail, smtpHost, smtpPort, smtpTls }: Environment): readonly string[] => {
  if (mail !== 'smtp' || smtpHost === undefined) return [];
  const usual = usualPorts[smtpPort];
  return [
    ...(smtpTls === 'off' && !isThisMachine(smtpHost)
      ? [
          'DIOPTRA_SMTP_TLS=off sends mails, with their login links, unencrypted to another machine: starttls or implicit encrypts them',
        ]
      : []),
    ...(smtpTls !== 'off' && usual !== undefined && usual !== smtpTls
      ? [
          `DIOPTRA_SMTP_TLS=${smtpTls} does not fit DIOPTRA_SMTP_PORT=${smtpPort}, whose connections usually begin with ${usual}: no mail may be sent`,
        ]
      : []),
  ];
};

/**
 * Lists what a shop that sells should not be left with, although it can start: settings that contradict each other, have
 * no effect, or belong to a trial. The sentences are for the operator. Source: FLEET-5.
 */
export const doubtfulSettings = (environment: Environment): readonly string[] => {
  const { isSelling, payment, datatransWorld, contentVersion } = environment;
  if (!isSelling) return [];
  return [
    ...addressesOf(environment),
    ...mailsOf(environment),
    ...(payment === 'datatrans' && datatransWorld === 'sandbox'
      ? ['DIOPTRA_DATATRANS_WORLD=sandbox moves no money: DIOPTRA_DATATRANS_WORLD=live does']
      : []),
    ...(contentVersion === 'draft'
      ? ['DIOPTRA_CONTENT_VERSION=draft shows unpublished content to all visitors']
      : []),
    ...idle(environment),
  ];
};
