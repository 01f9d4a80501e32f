import { Observable } from 'rxjs';
import type { Promotion } from '../../../domain/content/promotion.ts';
import { readPromotion } from '../../../domain/tracking/promotion.ts';
import type { ShopEvent } from '../../../domain/tracking/shop-event.ts';

const marked = '[data-promotion]';
const promotionOf = (element: Element | null | undefined): Promotion | undefined =>
  readPromotion(element?.getAttribute('data-promotion') ?? '');

/** Banners that carry a promotion: seen when half of them is, once on each page, and their links pressed. `pages$`: a page was seen. Source: CONT-7, TRK-1. */
export const promotionEvents = (page: Document, pages$: Observable<unknown>): Observable<ShopEvent> =>
  new Observable((seen) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const promotion = promotionOf(target);
          if (!isIntersecting || !promotion) continue;
          watcher.unobserve(target);
          seen.next({ _tag: 'PromotionShown', promotion });
        }
      },
      { threshold: 0.5 },
    );
    const press = ({ target }: Event): void => {
      const promotion = promotionOf(
        target instanceof Element ? target.closest('a')?.closest(marked) : undefined,
      );
      if (promotion) seen.next({ _tag: 'PromotionChosen', promotion });
    };
    page.addEventListener('click', press, true);
    const pages = pages$.subscribe(() => {
      watcher.disconnect();
      for (const banner of page.querySelectorAll(marked)) watcher.observe(banner);
    });
    return () => {
      watcher.disconnect();
      pages.unsubscribe();
      page.removeEventListener('click', press, true);
    };
  });
