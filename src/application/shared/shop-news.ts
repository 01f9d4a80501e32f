import { Observable, type Subscriber } from 'rxjs';
import type { ShopNews } from '../../domain/tracking/shop-news.ts';

/**
 * Where use cases report what happened. Nothing leaves the page: the visitor decides whether anything listens. Source:
 * TRK-1, TRK-7.
 */
export interface NewsPort {
  readonly tell: (news: ShopNews) => void;
  readonly told$: Observable<ShopNews>;
}

/**
 * Drops news without a listener. `isAwaited`: consent was given before the page opened, so a listener will follow; it
 * receives the news from before its subscription. Source: TRK-7.
 */
export const makeNews = (isAwaited = false): NewsPort => {
  const listeners = new Set<Subscriber<ShopNews>>();
  let waiting: ShopNews[] | undefined = isAwaited ? [] : undefined;
  return {
    tell: (news) => {
      waiting?.push(news);
      for (const listener of listeners) listener.next(news);
    },
    told$: new Observable((listener) => {
      for (const news of waiting ?? []) listener.next(news);
      waiting = undefined;
      listeners.add(listener);
      return () => listeners.delete(listener);
    }),
  };
};
