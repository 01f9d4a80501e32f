import { filter, fromEvent, map, type Observable } from 'rxjs';
import { withoutLocale } from '../../../domain/shared/paths.ts';
import { closestTo } from '../../../ui/shared/closest-to.ts';

const productIn = (event: Event): string | undefined => {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
  const path = link ? withoutLocale(link.pathname) : '';
  return /^\/p\/([^/]+)/.exec(path)?.[1];
};

/** Emits the ids of products whose links are pressed, before the page unloads. */
export const pressedProducts = (page: Document): Observable<string> =>
  fromEvent(page, 'click', { capture: true }).pipe(
    map(productIn),
    filter((id) => id !== undefined),
  );
