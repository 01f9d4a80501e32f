import type { PrivacyFacts, Recipient } from '../../../application/shared/privacy-facts.ts';
import type { Environment } from '../../environment.ts';
import { recordYearsBy } from '../../law/record-years.ts';

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

/** The companies whose networks pages pass through. A Varnish is the merchant's own. */
const networks = {
  fastly: { task: 'pages', name: 'Fastly', country: 'US' },
  cloudflare: { task: 'pages', name: 'Cloudflare', country: 'US' },
} as const;

/** Whether a mail server is on the shop's own machine. */
const isHere = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host);

/**
 * Returns who receives data of visitors, by the services that the settings choose. The privacy page names only those.
 * Source: LAW-36.
 */
export const recipientsOf = ({
  payment,
  identity,
  oidcIssuer,
  oidcName,
  content,
  search,
  tagContainer,
  flags,
  errors,
  backendUrl,
  cdn,
  mail,
  smtpHost,
}: Chosen): readonly Recipient[] => [
  ...(cdn === 'fastly' || cdn === 'cloudflare' ? [networks[cdn]] : []),
  ...(mail === 'smtp' && smtpHost !== undefined && !isHere(smtpHost)
    ? [{ task: 'mails', name: smtpHost } as const]
    : []),
  ...(payment === 'datatrans' ? [{ task: 'payment', name: 'Datatrans AG', country: 'CH' } as const] : []),
  ...(identity === 'firebase'
    ? [{ task: 'signIn', name: 'Google Ireland Ltd. (Firebase)', country: 'US' } as const]
    : []),
  ...(identity === 'oidc' && oidcIssuer !== undefined
    ? [{ task: 'signIn', name: `${oidcName} (${hostOf(oidcIssuer)})` } as const]
    : []),
  ...(content === 'storyblok' ? [{ task: 'content', name: 'Storyblok GmbH', country: 'AT' } as const] : []),
  ...(search === 'algolia' ? [{ task: 'search', name: 'Algolia SAS', country: 'FR' } as const] : []),
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
