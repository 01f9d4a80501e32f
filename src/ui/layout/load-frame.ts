import { shopTimeNow } from '../../application/shared/clock.ts';
import { type MenuItem, menuOf } from '../../domain/content/navigation.ts';
import { placeNow } from '../../domain/content/place-now.ts';
import { previewOf } from '../../domain/content/preview.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { withoutLocale } from '../../domain/shared/paths.ts';
import { type LoaderArgs, servicesOf } from '../shared/load.ts';
import { loadOr } from '../shared/load-or.ts';
import { promotion } from './header/promotion.ts';
import type { FrameOffer } from './header/promotion-props.ts';
import { type PackedLink, packed } from './menu/packed-menu.ts';
import { trustBox } from './trust-box.ts';

interface Known {
  readonly locale: Locale;
  readonly menu: readonly PackedLink[];
}
const known = new WeakMap<readonly MenuItem[], Known>();

/** Computed once per loaded menu, because all pages have the same one. */
const menuFrom = (items: readonly MenuItem[], locale: Locale): readonly PackedLink[] => {
  const last = known.get(items);
  if (last?.locale === locale) return last.menu;
  const menu = menuOf(items, locale).map(packed);
  known.set(items, { locale, menu });
  return menu;
};

/**
 * Loads the data of the frame: the menu, the offers below it, the picture of the shop's place, and its rating. Source:
 * CONT-5, UI-3, UI-5.
 */
export const loadFrame = async (args: LoaderArgs) => {
  const { content, locale, shop, clock } = servicesOf(args);
  const { pathname, search } = new URL(args.request.url);
  const preview = previewOf(search);
  const [items, banners] = await Promise.all([
    loadOr(content.navigation(preview), []),
    loadOr(content.headerBanners(withoutLocale(pathname), preview), []),
  ]);
  // An offer is a line of text without pictures.
  if (banners.length > 0) await promotion.load();
  if (shop.trustRating) await trustBox.load();
  return {
    menu: menuFrom(items, locale),
    banners: banners.map(({ images: _, placement: __, ...offer }): FrameOffer => offer),
    place: placeNow(shopTimeNow(clock)),
    ...(shop.trustRating && { rating: shop.trustRating }),
  };
};

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
