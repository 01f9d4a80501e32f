import type { Recipient } from '../../../application/shared/privacy-facts.ts';
import type { Environment } from '../../environment.ts';

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
>;

const hostOf = (address: string): string => new URL(address).hostname;

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
}: Chosen): readonly Recipient[] => [
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
