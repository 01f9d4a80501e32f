import type { Shop } from '../../../application/shared/shop.ts';
import { type BrandId, isBrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { EngineFacts } from './engine-facts.ts';

/** Why a shop cannot be sold on an engine. */
export type Misfit =
  /** No answer in all the time that it was waited for. */
  | { readonly _tag: 'Away' }
  | { readonly _tag: 'KeyRefused' }
  /** Something answers, and nothing that our plugin would say. */
  | { readonly _tag: 'NoEngine' }
  | { readonly _tag: 'OtherVersion'; readonly version: number }
  | { readonly _tag: 'NoChannel'; readonly brand: BrandId }
  /** `channel`: what the engine calls it. */
  | { readonly _tag: 'OthersChannel'; readonly brand: BrandId; readonly channel: string }
  | { readonly _tag: 'OtherCurrency'; readonly brand: BrandId; readonly currency: string }
  | { readonly _tag: 'NoLanguage'; readonly brand: BrandId; readonly missing: readonly Locale[] }
  /** It is to keep the shops' customers, and its plugin has none of that. */
  | { readonly _tag: 'NoAccounts' }
  /** Its range cannot be copied, and there is no copy from before. */
  | { readonly _tag: 'NoRange' };

/** An engine that has one channel only answers for it whatever is asked. */
const defaultChannel = '__default_channel__';

/** What a shop has to find in its channel. */
export type ShopOnEngine = Pick<Shop, 'id' | 'currency'>;
/** Undefined: the engine knows no such channel. */
export type FactsOfShops = ReadonlyMap<ShopOnEngine, EngineFacts | undefined>;

const isOthers = (shop: ShopOnEngine, { channel }: EngineFacts, all: FactsOfShops): boolean =>
  (isBrandId(channel) && channel !== shop.id) ||
  [...all].some(([other, facts]) => other !== shop && facts?.channel === channel);

/** What is wrong with each shop's channel: the first reason of a shop only, for the others may follow from it. */
export const channelMisfits = (all: FactsOfShops, languages: readonly Locale[]): readonly Misfit[] =>
  [...all].flatMap(([shop, facts]): readonly Misfit[] => {
    const { id: brand, currency } = shop;
    if (!facts || facts.channel === defaultChannel) return [{ _tag: 'NoChannel', brand }];
    if (isOthers(shop, facts, all)) return [{ _tag: 'OthersChannel', brand, channel: facts.channel }];
    if (facts.currency !== currency) return [{ _tag: 'OtherCurrency', brand, currency: facts.currency }];
    const missing = languages.filter((language) => !facts.languages.includes(language));
    return missing.length > 0 ? [{ _tag: 'NoLanguage', brand, missing }] : [];
  });
