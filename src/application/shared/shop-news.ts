import { Observable, type Subscriber } from 'rxjs';
import type { ShopNews } from '../../domain/tracking/shop-news.ts';

/** Where use cases say what happened. Nothing of it leaves the page: whether somebody listens is for the visitor to say. Source: TRK-1, TRK-7. */
export interface NewsPort {
  readonly tell: (news: ShopNews) => void;
  readonly told$: Observable<ShopNews>;
}

/**
 * What nobody listens to is gone. `isAwaited`: consent was given before the page was opened, so a listener is on
 * the way and hears what happened until it came. Source: TRK-7.
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
