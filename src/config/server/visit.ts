import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { networkOf } from './edge/client-network.ts';
import { clientBehind, type IsTrusted } from './edge/trusted-proxies.ts';
import type { CacheState } from './pages/html-cache.ts';

/** Where a request arrived, and who sent it. */
export interface Visit {
  readonly brand: BrandId;
  readonly host: string;
  /** Other shops answer on other ports of this host, so cookies are shared with them. */
  readonly sharedHost?: boolean;
  /** Scheme and host as the visitor wrote them. For a host that is not ours, the shop's configured origin if there is one. */
  readonly origin: string;
  /** Whether the visitor uses https. A trusted proxy says so in a header. */
  readonly secure: boolean;
  /** The client, as rate limits identify it. */
  readonly client: string;
  /** Whether a trusted proxy passed the request on. Then its other headers count too. */
  readonly passedOn: boolean;
}

/** What a listening port fixes for its requests. */
export interface PortBindings {
  readonly brand?: BrandId;
}
export interface PageServerTypes {
  readonly Bindings: PortBindings;
  /**
   * `complete`: the response has all its headers. `counted`: a limit counts each request. `page`: the page's type, for
   * telemetry. `refuse`: returns the response to send instead of rendering.
   */
  readonly Variables: {
    readonly complete: boolean;
    readonly counted: boolean;
    readonly page: { readonly route: string; readonly cache: CacheState };
    readonly refuse: () => Response;
  };
}

const connectionOf = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? 'direct';
  } catch {
    return 'direct';
  }
};

export interface VisitSettings {
  readonly defaultBrand: BrandId;
  /** Whether each shop has a port of its own. */
  readonly brandPorts?: boolean;
  /** Returns the shop of a host name. Undefined if the host is not ours. */
  readonly brandOfHost: (host: string) => BrandId | undefined;
  /** The configured origin of a shop. */
  readonly saidOrigin?: ((brand: BrandId) => string | undefined) | undefined;
  /** Whether the headers of a connection are trusted. */
  readonly isTrusted: IsTrusted;
  /** The header in which a trusted proxy names the client. */
  readonly clientHeader: string;
}

/** Returns the visit of a request. The host name chooses the shop; if it names none, the port does. */
export const readVisit =
  ({
    defaultBrand,
    brandPorts = false,
    brandOfHost,
    saidOrigin = () => undefined,
    isTrusted,
    clientHeader,
  }: VisitSettings) =>
  (c: Context): Visit => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const named = brandOfHost(host);
    const connection = connectionOf(c);
    const passedOn = isTrusted(connection);
    const secure = passedOn && c.req.header('x-forwarded-proto') === 'https';
    const brand = named ?? (c.env as PortBindings | undefined)?.brand ?? defaultBrand;
    const written = `${secure ? 'https' : 'http'}://${host}`;
    return {
      host,
      sharedHost: brandPorts && named === undefined,
      brand,
      // An unknown host is a stranger's word. Cached files would show it to others.
      origin: named === undefined ? (saidOrigin(brand) ?? written) : written,
      secure,
      client: networkOf(clientBehind(isTrusted, connection, clientHeader, c.req.header(clientHeader))),
      passedOn,
    };
  };
