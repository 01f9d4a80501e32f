import {
  connect,
  debounceTime,
  filter,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  Subscription,
} from 'rxjs';
import { countedOnceAs, isNews, type ShopEvent } from '../../domain/tracking/shop-event.ts';
import { eventOf, type ShopNews } from '../../domain/tracking/shop-news.ts';
import type { CartSession } from '../cart/cart-session.ts';
import type { CartSidebar } from '../cart/cart-sidebar.ts';
import type { ClockPort } from '../shared/clock.ts';
import { cartChanges } from './cart-changes.ts';
import { chosenItems } from './chosen-items.ts';
import type { ConsentSession } from './consent-session.ts';
import type { AnalyticsPort, CountedOnce, UserMemory } from './ports.ts';
import { sidebarEvents } from './sidebar-events.ts';

/** After this pause a search term counts as typed completely. Units: milliseconds. Source: TRK-1. */
export const settledTermMs = 1000;

export interface TrackingParts {
  readonly news$: Observable<ShopNews>;
  /** The page views and what pages show. */
  readonly pages$: Observable<ShopEvent>;
  /** The ids of products whose links are pressed. */
  readonly pressed$: Observable<string>;
  readonly cart: Pick<CartSession, 'state$'>;
  readonly sidebar: Pick<CartSidebar, 'state$'>;
  readonly consent: ConsentSession;
  readonly analytics: AnalyticsPort;
  readonly users: Pick<UserMemory, 'read'>;
  readonly counted: CountedOnce;
  readonly clock: ClockPort;
  readonly scheduler?: SchedulerLike;
}

/** Forwards events for as long as the visitor consents. Earlier events are dropped. Source: TRK-1, TRK-7. */
export const startTracking = ({
  news$,
  pages$,
  pressed$,
  cart,
  sidebar,
  consent,
  analytics,
  users,
  counted,
  clock,
  scheduler,
}: TrackingParts): Subscription => {
  let lastTerm = '';
  const isFresh = (event: ShopEvent): boolean => {
    if (event._tag !== 'Searched') return isNews(event, clock.now());
    const isAgain = event.term === lastTerm;
    lastTerm = event.term;
    return !isAgain;
  };
  const pass = (event: ShopEvent): void => {
    const granted = consent.granted('statistics');
    if (!granted || !isFresh(event)) return;
    const once = countedOnceAs(event);
    if (once !== undefined) {
      if (counted.has(once)) return;
      counted.add(granted, once);
    }
    analytics.track(granted, event);
  };
  const all = new Subscription();
  const isTerm = ({ _tag }: ShopEvent) => _tag === 'Searched';
  const heard$ = merge(
    news$.pipe(
      map(eventOf),
      filter((event) => event !== undefined),
    ),
    pages$,
    cartChanges(cart.state$),
    sidebarEvents(sidebar.state$, cart.state$),
  ).pipe(
    connect((each$) =>
      merge(
        // A pressed product is reported while its list is still known.
        chosenItems(each$, pressed$),
        each$.pipe(filter((event) => !isTerm(event))),
        each$.pipe(filter(isTerm), debounceTime(settledTermMs, scheduler)),
      ),
    ),
  );
  let isListening = false;
  const listen = (): void => {
    if (!isListening) all.add(heard$.subscribe(pass));
    isListening = true;
  };
  let isBegun = false;
  all.add(
    consent.consent$.subscribe(() => {
      const granted = consent.granted('statistics');
      if (granted) {
        const marketing = consent.granted('marketing');
        analytics.begin(granted, marketing, marketing && users.read(marketing));
        listen();
      } else if (isBegun) analytics.end();
      isBegun = granted !== undefined;
    }),
  );
  return all;
};
