import type { ProductId } from '../catalogue/product.ts';
import { type Cookie, fsCookie, sdpCookie, sdpProductCookie } from './cart-cookies.ts';

/** The parameters of a partner's link. Source: PRICE-6. */
export interface PartnerOffer {
  /** The price channel that it opens. */
  readonly channel?: string;
  /** The products the channel applies to. Empty: all. */
  readonly products: readonly string[];
  /** The partner's own id, `fk`. */
  readonly fk?: string;
}

/** The price channel and partner id for requesting and buying a product. */
export interface PriceSource {
  readonly channel: string;
  readonly fk?: string;
}

export interface OfferingShop {
  readonly priceChannel: string;
  /** The price channels that partners' links may open. */
  readonly partnerChannels: readonly string[];
}

export const noOffer: PartnerOffer = { products: [] };

/** The parameters of a partner's link. */
export const offerParameters = ['sdp', 'sdp-product', 'fk'] as const;

/** Limited, because the size of a cookie is limited. */
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

/** Returns the offer in an address. Undefined if it is not a partner's link. Source: PRICE-6. */
export const offerIn = (query: URLSearchParams): PartnerOffer | undefined =>
  offerParameters.some((name) => query.has(name))
    ? offerOf(
        query.get('sdp') ?? undefined,
        productsIn(query.get('sdp-product') ?? undefined, ','),
        query.get('fk') ?? undefined,
      )
    : undefined;

/**
 * Returns the cookies to set for a link, with their values; an empty value deletes the cookie. A channel unknown to the
 * shop is ignored. A link with only an id keeps the channel of an earlier link. Source: PRICE-6, TRK-3.
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

/** Reads the offer from the cookies. Their content is not trusted, and unreadable values are ignored. Source: PRICE-6. */
export const keptOffer = (textOf: (cookie: Cookie) => string | undefined): PartnerOffer =>
  offerOf(textOf(sdpCookie), productsIn(textOf(sdpProductCookie), '.'), textOf(fsCookie));

/**
 * Returns the partner's channel if the shop knows it and it applies to this product, otherwise the shop's own. Source:
 * PRICE-6.
 */
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
