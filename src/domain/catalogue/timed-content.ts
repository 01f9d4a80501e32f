import type { BrandId } from '../shared/brand-id.ts';
import type { Locale } from '../shared/locale.ts';
import type { ShopTime } from '../shared/shop-day.ts';
import type { TimedContent } from './product.ts';

const pattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

/** Whether a limit of a window restricts nothing although it is not empty, because it is no such time. Source: CAT-14. */
export const isUnreadable = (limit: string): boolean => limit.trim() !== '' && !pattern.test(limit);

/** Whether a time is within the window. Both ends are inclusive. An empty or unreadable end is open. Source: CAT-14. */
export const isWithin = ({ start, end }: Pick<TimedContent, 'start' | 'end'>, time: ShopTime): boolean =>
  (!pattern.test(start) || time >= start) && (!pattern.test(end) || time <= end);

/** Whether content is shown for this language, in this shop, at this time. Source: CAT-14. */
export const isShown = (
  content: TimedContent,
  to: { readonly locale: Locale; readonly brand: BrandId; readonly time: ShopTime },
): boolean => content.locale === to.locale && content.brand === to.brand && isWithin(content, to.time);
