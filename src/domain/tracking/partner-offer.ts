import type { ProductId } from '../catalogue/product.ts';
import { type Cookie, fsCookie, sdpCookie, sdpProductCookie } from './cart-cookies.ts';

/** What the link of a partner brings along. Source: PRICE-6. */
export interface PartnerOffer {
  /** The price channel that it opens. */
  readonly channel?: string;
  /** The products that the channel is for; none: all. */
  readonly products: readonly string[];
  /** The partner's own mark, `fk`. */
  readonly fk?: string;
}

/** At whose prices a product is asked for and bought. */
export interface PriceSource {
  readonly channel: string;
  readonly fk?: string;
}

export interface OfferingShop {
  readonly priceChannel: string;
  /** Price channels that links of partners open. */
  readonly partnerChannels: readonly string[];
}

export const noOffer: PartnerOffer = { products: [] };

/** The names of a partner's link in an address. */
export const offerParameters = ['sdp', 'sdp-product', 'fk'] as const;

/** A cookie has little room. */
const mostProducts = 50;

const matching = (pattern: RegExp, text: string | undefined): string | undefined =>
  text !== undefined && pattern.test(text) ? text : undefined;
const productsIn = (text: string | undefined, mark: string): readonly string[] =>
  (text ?? '').split(mark).filter((id) => /^\d{1,9}$/.test(id));

const offerOf = (
  channel: string | undefined,
  products: readonly string[],
  fk: string | undefined,
): PartnerOffer => {
  const known = matching(/^\w{1,40}$/, channel);
  const mark = matching(/^[\w.-]{1,64}$/, fk);
  return {
    products: known === undefined ? [] : [...new Set(products)].slice(0, mostProducts),
    ...(known !== undefined && { channel: known }),
    ...(mark !== undefined && { fk: mark }),
  };
};

/** What an address brings; undefined: it is no partner's link. Source: PRICE-6. */
export const offerIn = (query: URLSearchParams): PartnerOffer | undefined =>
  offerParameters.some((name) => query.has(name))
    ? offerOf(
        query.get('sdp') ?? undefined,
        productsIn(query.get('sdp-product') ?? undefined, ','),
        query.get('fk') ?? undefined,
      )
    : undefined;

/**
 * What a browser keeps of a link, each cookie with its value; an empty one is taken away. A channel that is not the
 * shop's is none, and a mark alone leaves the channel of an earlier link. Source: PRICE-6, TRK-3.
 */
export const offerCookies = (
  { channel, products, fk }: PartnerOffer,
  shop: Pick<OfferingShop, 'partnerChannels'>,
): readonly (readonly [Cookie, string])[] => [
  ...(channel !== undefined && shop.partnerChannels.includes(channel)
    ? ([
        [sdpCookie, channel],
        [sdpProductCookie, products.join('.')],
      ] as const)
    : []),
  ...(fk === undefined ? [] : ([[fsCookie, fk]] as const)),
];

/** What a browser has kept, whoever wrote it: of what cannot be read nothing. Source: PRICE-6. */
export const keptOffer = (textOf: (cookie: Cookie) => string | undefined): PartnerOffer =>
  offerOf(textOf(sdpCookie), productsIn(textOf(sdpProductCookie), '.'), textOf(fsCookie));

/** The partner's channel where the shop knows it and it is for this product, else the shop's own. Source: PRICE-6. */
export const priceSource = (
  { priceChannel, partnerChannels }: OfferingShop,
  { channel, products, fk }: PartnerOffer,
  id: ProductId,
): PriceSource => {
  const isOffered =
    channel !== undefined &&
    partnerChannels.includes(channel) &&
    (products.length === 0 || products.includes(id));
  return { channel: isOffered ? channel : priceChannel, ...(fk !== undefined && { fk }) };
};
