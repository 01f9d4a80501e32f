import { Observable } from 'rxjs';
import type { Services } from '../../../application/services.ts';
import { cleanAddress, cleanReferrer } from '../../../domain/tracking/clean-address.ts';
import type { Item } from '../../../domain/tracking/goods.ts';
import type { ShopEvent } from '../../../domain/tracking/shop-event.ts';
import { pageContents, pageType } from '../../../ui/tracking/page-contents.ts';

/** How long after its arrival a page counts as seen: by then it has its title. Units: milliseconds. Source: TRK-1. */
export const pageViewMs = 250;

/** The part of the router that is looked at. */
export interface PageRouter {
  readonly state: {
    readonly location: { readonly key: string; readonly pathname: string; readonly search: string };
    readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' };
    readonly matches: readonly { readonly route: { readonly id: string } }[];
    readonly loaderData: Readonly<Record<string, unknown>>;
    readonly errors: unknown;
  };
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
      const { matches, loaderData, errors } = router.state;
      const id = matches.at(-1)?.route.id ?? '';
      const type = errors ? 'error' : pageType(id);
      const address = cleanAddress(location.href);
      const page = { ...address, referrer, title: document.title, type, locale, brand: shop.id };
      seen.next({ _tag: 'PageViewed', page });
      referrer = address.location;
      if (!errors)
        for (const event of pageContents(type, loaderData[id]).flatMap(displayed)) seen.next(event);
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
