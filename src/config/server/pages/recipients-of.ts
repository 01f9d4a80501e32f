import type { PrivacyFacts, Recipient } from '../../../application/shared/privacy-facts.ts';
import type { Environment } from '../../environment.ts';
import { recordYearsBy } from '../../law/record-years.ts';
import { isThisMachine } from '../../settings/this-machine.ts';

type Chosen = Pick<
  Environment,
  | 'payment'
  | 'identity'
  | 'oidcIssuer'
  | 'oidcName'
  | 'content'
  | 'search'
  | 'tagContainer'
  | 'flags'
  | 'errors'
  | 'backendUrl'
  | 'cdn'
  | 'mail'
  | 'smtpHost'
>;

const hostOf = (address: string): string => new URL(address).hostname;

/** Who receives data by each choice of a setting. A new choice does not compile without its entry. */
type ByChoice<Choice extends string> = Readonly<Record<Choice, readonly Recipient[]>>;

/** A Varnish is the merchant's own. */
const networks: ByChoice<Chosen['cdn']> = {
  none: [],
  varnish: [],
  fastly: [{ task: 'pages', name: 'Fastly', country: 'US' }],
  cloudflare: [{ task: 'pages', name: 'Cloudflare', country: 'US' }],
};
const payments: ByChoice<Chosen['payment']> = {
  sandbox: [],
  datatrans: [{ task: 'payment', name: 'Datatrans AG', country: 'CH' }],
};
const contents: ByChoice<Chosen['content']> = {
  backend: [],
  storyblok: [{ task: 'content', name: 'Storyblok GmbH', country: 'AT' }],
};
const searches: ByChoice<Chosen['search']> = {
  backend: [],
  algolia: [{ task: 'search', name: 'Algolia SAS', country: 'FR' }],
};
const signInsOf = ({ oidcIssuer, oidcName }: Chosen): ByChoice<Chosen['identity']> => ({
  sandbox: [],
  firebase: [{ task: 'signIn', name: 'Google Ireland Ltd. (Firebase)', country: 'US' }],
  oidc: oidcIssuer === undefined ? [] : [{ task: 'signIn', name: `${oidcName} (${hostOf(oidcIssuer)})` }],
});

const mailsOf = ({ smtpHost }: Chosen): ByChoice<Chosen['mail']> => ({
  sandbox: [],
  off: [],
  smtp: smtpHost === undefined || isThisMachine(smtpHost) ? [] : [{ task: 'mails', name: smtpHost }],
});

/** The services that a setting names by their address. */
const addressedIn = ({ tagContainer, flags, errors, backendUrl }: Chosen): readonly Recipient[] => [
  ...(tagContainer !== undefined
    ? [{ task: 'statistics', name: 'Google Ireland Ltd. (Tag Manager)', country: 'US' } as const]
    : []),
  ...(typeof flags === 'string' && flags.startsWith('http')
    ? [{ task: 'flags', name: hostOf(flags) } as const]
    : []),
  ...(typeof errors === 'string' && errors.startsWith('http')
    ? [{ task: 'errors', name: `Sentry (${hostOf(errors)})` } as const]
    : []),
  ...(backendUrl !== undefined ? [{ task: 'backend', name: hostOf(backendUrl) } as const] : []),
];

/**
 * Returns who receives data of visitors, by the services that the settings choose. The privacy page names only those.
 * Source: LAW-36.
 */
export const recipientsOf = (settings: Chosen): readonly Recipient[] => [
  ...networks[settings.cdn],
  ...mailsOf(settings)[settings.mail],
  ...payments[settings.payment],
  ...signInsOf(settings)[settings.identity],
  ...contents[settings.content],
  ...searches[settings.search],
  ...addressedIn(settings),
];

/** Returns what the privacy page states about the running shop. Source: LAW-36. */
export const privacyOf = (
  settings: Chosen & Pick<Environment, 'lensValuesYears' | 'recordYears' | 'representatives'>,
): PrivacyFacts => ({
  recipients: recipientsOf(settings),
  lensValuesYears: settings.lensValuesYears,
  recordYears: recordYearsBy(settings.recordYears),
  representatives: Object.fromEntries(
    Object.entries(settings.representatives).map(([brand, party]) => [brand, party.replaceAll('; ', ', ')]),
  ),
});
