import type { BrandId } from './brand-id.ts';

/** What identifies a shop's own host names: its id and its origin. */
export interface HostedShop {
  readonly id: BrandId;
  /** Scheme and host, as known to search engines. */
  readonly origin: string;
}

/**
 * Whether a host name belongs to a shop: its own, with and without `www`, or `{id}.localhost`. `host`: with or without
 * port. A dot at the end of the name is the root of all names, and means the same host.
 */
export const isHostOf = ({ id, origin }: HostedShop, host: string): boolean => {
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, '');
  const own = origin.replace(/https?:\/\//, '');
  return [`${id}.localhost`, own, own.replace(/^www\./, '')].includes(name);
};
