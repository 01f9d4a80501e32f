import { Observable } from 'rxjs';
import type { Promotion } from '../../../domain/content/promotion.ts';
import { readPromotion } from '../../../domain/tracking/promotion.ts';
import type { ShopEvent } from '../../../domain/tracking/shop-event.ts';
import { closestTo } from '../../../ui/shared/closest-to.ts';

const marked = '[data-promotion]';
const promotionOf = (element: Element | null | undefined): Promotion | undefined =>
  readPromotion(element?.getAttribute('data-promotion') ?? '');

/** An intersection observer also reports elements that have a place but are invisible. */
const canBeSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Finds banners that were added to the page or changed to another offer. */
const broughtBy = ({ target, addedNodes }: MutationRecord): readonly Element[] =>
  [target, ...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(marked) ? [node] : []), ...node.querySelectorAll(marked)]
      : [],
  );

/**
 * Reports banners with a promotion: shown when half of one is visible, once per page, and chosen when their links are
 * pressed. Some are added after the page; those left from the previous page are ignored. `pages$`: page views. Source:
 * CONT-7, TRK-1.
 */
export const promotionEvents = (page: Document, pages$: Observable<unknown>): Observable<ShopEvent> =>
  new Observable((seen) => {
    let path: string | undefined;
    const counted = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const mark = target.getAttribute('data-promotion') ?? '';
          const promotion = promotionOf(target);
          if (!isIntersecting || !promotion || path !== page.location.pathname || !canBeSeen(target))
            continue;
          watcher.unobserve(target);
          if (counted.has(mark)) continue;
          counted.add(mark);
          seen.next({ _tag: 'PromotionShown', promotion });
        }
      },
      { threshold: 0.5 },
    );
    /** Observes it again, even if it was visible before. */
    const watch = (banner: Element): void => {
      watcher.unobserve(banner);
      watcher.observe(banner);
    };
    const late = new MutationObserver((records) => {
      for (const record of records) for (const banner of broughtBy(record)) watch(banner);
    });
    late.observe(page.body, { childList: true, subtree: true, attributeFilter: ['data-promotion'] });
    const press = (event: Event): void => {
      const promotion = promotionOf(closestTo(event, 'a')?.closest(marked));
      if (promotion) seen.next({ _tag: 'PromotionChosen', promotion });
    };
    page.addEventListener('click', press, true);
    const pages = pages$.subscribe(() => {
      path = page.location.pathname;
      counted.clear();
      for (const banner of page.querySelectorAll(marked)) watch(banner);
    });
    return () => {
      watcher.disconnect();
      late.disconnect();
      pages.unsubscribe();
      page.removeEventListener('click', press, true);
    };
  });
