import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { brandOfHost } from '../brands/brands.ts';

/** Where a request arrived, and who sent it. */
export interface Visit {
  readonly brand: BrandId;
  readonly host: string;
  /** Other shops answer on other ports of this host: its cookies are theirs as well. */
  readonly sharedHost?: boolean;
  /** Scheme and host, as the visitor wrote them. */
  readonly origin: string;
  /** Who asks, as rate limits count. */
  readonly client: string;
}

/** What a listening port says of itself. */
export interface PortBindings {
  readonly brand?: BrandId;
}
export interface PageServerTypes {
  readonly Bindings: PortBindings;
  /** `complete`: the answer has all its headers. */
  readonly Variables: { readonly complete: boolean };
}

export const isSecure = (c: Context): boolean => c.req.header('x-forwarded-proto') === 'https';

const connectionOf = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? 'direct';
  } catch {
    return 'direct';
  }
};

/** The last of the addresses is the one that our own proxy wrote; those before it are what a visitor may have invented. */
const clientOf = (c: Context, header: string | undefined): string => {
  const named = header && c.req.header(header)?.split(',').at(-1)?.trim();
  return named && isIP(named) > 0 ? named : connectionOf(c);
};

export interface VisitSettings {
  readonly defaultBrand: BrandId;
  /** Whether each shop has a port of its own. */
  readonly brandPorts?: boolean;
  /** The header in which a proxy of ours names who asks; none: the address of the connection counts. */
  readonly clientHeader?: string;
}

/** The host name says which shop is asked; where it says nothing, the port does. */
export const readVisit =
  ({ defaultBrand, brandPorts = false, clientHeader }: VisitSettings) =>
  (c: Context): Visit => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const named = brandOfHost(host);
    return {
      host,
      sharedHost: brandPorts && named === undefined,
      brand: named ?? (c.env as PortBindings | undefined)?.brand ?? defaultBrand,
      origin: `${isSecure(c) ? 'https' : 'http'}://${host}`,
      client: clientOf(c, clientHeader),
    };
  };
