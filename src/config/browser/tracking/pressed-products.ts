import { filter, fromEvent, map, type Observable } from 'rxjs';
import { withoutLocale } from '../../../domain/shared/paths.ts';

const productIn = ({ target }: Event): string | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const path = link instanceof HTMLAnchorElement ? withoutLocale(link.pathname) : '';
  return /^\/p\/([^/]+)/.exec(path)?.[1];
};

/** Emits the ids of products whose links are pressed, before the page unloads. */
export const pressedProducts = (page: Document): Observable<string> =>
  fromEvent(page, 'click', { capture: true }).pipe(
    map(productIn),
    filter((id) => id !== undefined),
  );
