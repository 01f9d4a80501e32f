import type { Shop } from '../../../application/shared/shop.ts';
import { type BrandId, isBrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { EngineFacts } from './engine-facts.ts';

/** Why a shop cannot run on an engine. */
export type Misfit =
  /** There was no answer within the whole waiting time. */
  | { readonly _tag: 'Away' }
  | { readonly _tag: 'KeyRefused' }
  /** Something answers, but not our plugin. */
  | { readonly _tag: 'NoEngine' }
  | { readonly _tag: 'OtherVersion'; readonly version: number }
  | { readonly _tag: 'NoChannel'; readonly brand: BrandId }
  /** `channel`: the engine's name for it. */
  | { readonly _tag: 'OthersChannel'; readonly brand: BrandId; readonly channel: string }
  | { readonly _tag: 'OtherCurrency'; readonly brand: BrandId; readonly currency: string }
  | { readonly _tag: 'NoLanguage'; readonly brand: BrandId; readonly missing: readonly Locale[] }
  /** It should store the shops' customers, but its plugin does not support that. */
  | { readonly _tag: 'NoAccounts' }
  /** The product range cannot be copied, and there is no earlier copy. */
  | { readonly _tag: 'NoRange' };

/** An engine with a single channel always answers for this one. */
const defaultChannel = '__default_channel__';

/** What a shop must find in its channel. */
export type ShopOnEngine = Pick<Shop, 'id' | 'currency'>;
/** Undefined if the engine has no such channel. */
export type FactsOfShops = ReadonlyMap<ShopOnEngine, EngineFacts | undefined>;

const isOthers = (shop: ShopOnEngine, { channel }: EngineFacts, all: FactsOfShops): boolean =>
  (isBrandId(channel) && channel !== shop.id) ||
  [...all].some(([other, facts]) => other !== shop && facts?.channel === channel);

/** Returns the problems of the shops' channels. Only the first problem of each shop, because others may follow from it. */
export const channelMisfits = (all: FactsOfShops, languages: readonly Locale[]): readonly Misfit[] =>
  [...all].flatMap(([shop, facts]): readonly Misfit[] => {
    const { id: brand, currency } = shop;
    if (!facts || facts.channel === defaultChannel) return [{ _tag: 'NoChannel', brand }];
    if (isOthers(shop, facts, all)) return [{ _tag: 'OthersChannel', brand, channel: facts.channel }];
    if (facts.currency !== currency) return [{ _tag: 'OtherCurrency', brand, currency: facts.currency }];
    const missing = languages.filter((language) => !facts.languages.includes(language));
    return missing.length > 0 ? [{ _tag: 'NoLanguage', brand, missing }] : [];
  });
