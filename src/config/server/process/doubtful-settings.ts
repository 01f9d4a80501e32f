import { brandIds } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import type { Environment } from '../../environment.ts';

type Said = Pick<Environment, 'isSelling' | 'origins' | 'trustedProxies' | 'port'>;

/**
 * Lists what a shop that sells should not be left with, although it can start: settings that contradict each other. The
 * sentences are for the operator. Source: FLEET-5.
 */
export const doubtfulSettings = ({ isSelling, origins, trustedProxies, port }: Said): readonly string[] => {
  if (!isSelling) return [];
  const isBehindProxy = Object.values(origins)
    .flat()
    .some((origin) => origin.startsWith('https:'));
  return [
    ...(isBehindProxy && trustedProxies.length === 0
      ? [
          'DIOPTRA_ORIGINS names https addresses, which a proxy in front answers, but DIOPTRA_TRUSTED_PROXIES names none: all visitors share one rate limit, and cookies are not Secure',
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
