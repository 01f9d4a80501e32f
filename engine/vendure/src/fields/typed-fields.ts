import type { EyeValues } from './eye-values';

/** The custom fields as they are read. An empty one is null. */
export interface ProductFields {
  readonly shopId: string;
  readonly kind: string;
  readonly maker: string | null;
  readonly brandName: string | null;
  readonly lensType: string | null;
  readonly lensUsage: string | null;
  readonly unitAmount: number | null;
  readonly unitName: string | null;
  readonly space: number | null;
  readonly badge: string | null;
  readonly partNumber: string | null;
  readonly homeCategory: string | null;
  readonly trial: boolean;
  readonly discontinued: boolean;
  readonly ratingTenths: number | null;
  readonly ratingCount: number | null;
  readonly popularity: number | null;
  readonly soldSince: string | null;
  readonly groupId: string | null;
  readonly replacedBy: string | null;
  readonly lensOptions: string | null;
  readonly narrowings: string | null;
  readonly facts: string | null;
  readonly passport: string | null;
  readonly related: string | null;
  readonly views: string | null;
}

export interface PriceFields {
  readonly steps: string | null;
  readonly struck: number | null;
  readonly partners: string | null;
}

export interface LineFields extends EyeValues {
  readonly eye?: string | null;
  readonly pairId?: string | null;
  readonly variantId?: string | null;
  readonly priceChannel?: string | null;
  readonly partnerMark?: string | null;
  readonly recommendedBy?: string | null;
  readonly gift?: boolean | null;
}

export interface OrderFields {
  readonly cartToken: string | null;
  readonly orderToken: string | null;
  /** The token before the last renewal, the request that asked for it, and when. */
  readonly renewedFrom: string | null;
  readonly renewedBy: string | null;
  readonly renewedAt: Date | null;
  readonly checkoutState: string;
  readonly wantedPayment: string | null;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly buyerLocale: string | null;
  readonly comment: string | null;
  readonly account: string | null;
  readonly loyaltyNumber: string | null;
  readonly destination: string | null;
  readonly carrierMayAnnounce: boolean;
  readonly giftDeclined: boolean;
  readonly leftBehind: string | null;
  readonly remindedAt: Date | null;
  readonly placedSums: string | null;
  readonly payableUntil: Date | null;
}

export interface ChannelFields {
  readonly giftProduct?: string | null;
  /** Units: minor. */
  readonly giftFrom?: number | null;
  readonly priceChannel?: string | null;
  readonly couponByPriceChannel?: string | null;
}

export interface CustomerFields {
  /** `YYYY-MM-DD` */
  readonly birthday?: string | null;
  readonly loyaltyNumber?: string | null;
}

type WithFields = { readonly customFields?: unknown };

const fieldsOf =
  <Fields>() =>
  (entity: WithFields | undefined): Fields =>
    (entity?.customFields ?? {}) as Fields;

/** The one place where the engine's untyped fields get their types. */
export const productFieldsOf = fieldsOf<ProductFields>();
export const priceFieldsOf = fieldsOf<Partial<PriceFields>>();
export const lineFieldsOf = fieldsOf<LineFields>();
export const orderFieldsOf = fieldsOf<OrderFields>();
export const channelFieldsOf = fieldsOf<ChannelFields>();
export const variantFieldsOf = fieldsOf<{ readonly countedBy?: string | null }>();
export const collectionFieldsOf = fieldsOf<{
  readonly shopId?: string | null;
  readonly paths?: string | null;
}>();
export const customerFieldsOf = fieldsOf<CustomerFields>();
export const addressFieldsOf = fieldsOf<{ readonly more?: string | null }>();

const parsed = (json: string | null | undefined): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};

/** The list in a JSON text; empty if staff broke the text. */
export const listIn = <Item>(json: string | null | undefined): readonly Item[] => {
  const read = parsed(json);
  return Array.isArray(read) ? (read as Item[]) : [];
};
export const recordIn = (json: string | null | undefined): Readonly<Record<string, unknown>> => {
  const read = parsed(json);
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
};
