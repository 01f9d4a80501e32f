import { Observable } from 'rxjs';
import type { Services } from '../../../application/services.ts';
import { cleanAddress, cleanReferrer } from '../../../domain/tracking/clean-address.ts';
import type { Item } from '../../../domain/tracking/goods.ts';
import type { ShopEvent } from '../../../domain/tracking/shop-event.ts';

/** How long after its arrival a page counts as seen: by then it has its title. Units: milliseconds. Source: TRK-1. */
export const pageViewMs = 250;

/** Where the visitor is, and what is shown there. */
export interface PageRouter {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' };
  };
  /** The kind of the page that is open, and what it shows. */
  readonly shown: () => { readonly type: string; readonly contents: readonly ShopEvent[] };
  readonly subscribe: (listen: () => void) => () => void;
}

/** Whether its cards are on the page and none of them shows: lists leave out what would not fill a row. */
const isHidden = ({ id }: Item): boolean => {
  const cards = [...document.querySelectorAll(`main a[href*="/p/${CSS.escape(id)}/"]`)];
  return cards.length > 0 && cards.every((card) => !card.checkVisibility());
};
/** A list counts with what of it is displayed. */
const displayed = (event: ShopEvent): readonly ShopEvent[] => {
  if (event._tag !== 'ListShown') return [event];
  const items = event.items.filter((item) => !isHidden(item));
  return items.length > 0 ? [{ ...event, items }] : [];
};

/** The page that is open and every one after it: its view, then what it shows. One that is left at once was not seen. Source: TRK-1. */
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
      const page = { ...address, referrer, title: document.title, type, locale, brand: shop.id };
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
