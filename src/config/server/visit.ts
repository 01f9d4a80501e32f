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
  /** Other shops answer on other ports of this host: its cookies are theirs as well. */
  readonly sharedHost?: boolean;
  /** Scheme and host, as the visitor wrote them; of a host that is not ours, the shop's own where it has one. */
  readonly origin: string;
  /** By https, to the visitor: the proxy's word where there is one. */
  readonly secure: boolean;
  /** Who asks, as rate limits count. */
  readonly client: string;
  /** A proxy of ours passed it on: what else it says counts as well. */
  readonly passedOn: boolean;
}

/** What a listening port says of itself. */
export interface PortBindings {
  readonly brand?: BrandId;
}
export interface PageServerTypes {
  readonly Bindings: PortBindings;
  /** `complete`: the answer has all its headers; `counted`: a limit counts each request for it; `page`: which page it is, where somebody is told; `refuse`: nothing is rendered, this is the answer instead. */
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
  /** Which shop a host name means; none: not a host of ours. */
  readonly brandOfHost: (host: string) => BrandId | undefined;
  /** Where a shop says that it is reached. */
  readonly saidOrigin?: ((brand: BrandId) => string | undefined) | undefined;
  /** Whose headers count. */
  readonly isTrusted: IsTrusted;
  /** The header in which a trusted proxy names who asks. */
  readonly clientHeader: string;
}

/** The host name says which shop is asked; where it says nothing, the port does. */
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
      // A stranger's word, which files that are kept would tell others.
      origin: named === undefined ? (saidOrigin(brand) ?? written) : written,
      secure,
      client: networkOf(clientBehind(isTrusted, connection, clientHeader, c.req.header(clientHeader))),
      passedOn,
    };
  };
