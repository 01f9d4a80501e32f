import { Observable } from 'rxjs';
import type { Services } from '../../../application/services.ts';
import { cleanAddress, cleanReferrer, cleanTitle } from '../../../domain/tracking/clean-address.ts';
import type { Item } from '../../../domain/tracking/goods.ts';
import type { ShopEvent } from '../../../domain/tracking/shop-event.ts';

/** How long after its arrival a page counts as viewed: by then it has its title. Units: milliseconds. Source: TRK-1. */
export const pageViewMs = 250;

/** The visitor's location, and what the page shows. */
export interface PageRouter {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' };
  };
  /** The type of the open page and its contents. */
  readonly shown: () => { readonly type: string; readonly contents: readonly ShopEvent[] };
  readonly subscribe: (listen: () => void) => () => void;
}

/** Whether all of the product's cards on the page are hidden: lists hide cards that would not fill a row. */
const isHidden = ({ id }: Item): boolean => {
  const cards = [...document.querySelectorAll(`main a[href*="/p/${CSS.escape(id)}/"]`)];
  return cards.length > 0 && cards.every((card) => !card.checkVisibility());
};
/** Reduces a list event to the items that are displayed. */
const displayed = (event: ShopEvent): readonly ShopEvent[] => {
  if (event._tag !== 'ListShown') return [event];
  const items = event.items.filter((item) => !isHidden(item));
  return items.length > 0 ? [{ ...event, items }] : [];
};

/**
 * The open page and every later one: first its view, then its contents. A page that is left at once does not count as
 * viewed. Source: TRK-1.
 */
export const pageEvents = (
  router: PageRouter,
  { shop, locale }: Pick<Services, 'shop' | 'locale'>,
): Observable<ShopEvent> =>
  new Observable((seen) => {
    let referrer = cleanReferrer(document.referrer, location.origin);
    let place = '';
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const view = (): void => {
      const { type, contents } = router.shown();
      const address = cleanAddress(location.href);
      const title = cleanTitle(type, document.title);
      const page = { ...address, referrer, title, type, locale, brand: shop.id };
      seen.next({ _tag: 'PageViewed', page });
      referrer = address.location;
      for (const event of contents.flatMap(displayed)) seen.next(event);
    };
    const look = (): void => {
      const { navigation, location: now } = router.state;
      if (navigation.state !== 'idle') {
        clearTimeout(waiting);
        return;
      }
      const next = now.pathname + now.search;
      if (next === place) return;
      place = next;
      clearTimeout(waiting);
      waiting = setTimeout(view, pageViewMs);
    };
    const leave = router.subscribe(look);
    look();
    return () => {
      clearTimeout(waiting);
      leave();
    };
  });
