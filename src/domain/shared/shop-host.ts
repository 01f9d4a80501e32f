import type { BrandId } from './brand-id.ts';

/** What tells a shop's own host names: its id, and where it lives. */
export interface HostedShop {
  readonly id: BrandId;
  /** Scheme and host, as search engines know it. */
  readonly origin: string;
}

/** A host name that means one shop: its own, with and without `www`, or `{id}.localhost`. `host`: with or without port. */
export const isHostOf = ({ id, origin }: HostedShop, host: string): boolean => {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const own = origin.replace(/https?:\/\//, '');
  return [`${id}.localhost`, own, own.replace(/^www\./, '')].includes(name);
};
