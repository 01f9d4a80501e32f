import { closestTo } from '../../ui/shared/closest-to.ts';
import { leadTo } from '../../ui/shared/lead.ts';
import { opensElsewhere } from '../../ui/shared/opens-elsewhere.ts';

/** Prevents links and searches of a page without a connection from opening the browser's own error page. Source: UI-8. */
export const keepPageOffline = (page: EventTarget): void => {
  page.addEventListener('click', (event) => {
    if (navigator.onLine || event.defaultPrevented || !(event instanceof MouseEvent)) return;
    const link = closestTo<HTMLAnchorElement>(event, 'a');
    if (!link?.href || link.target || link.origin !== location.origin || opensElsewhere(event)) return;
    const isPart = link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
    if (isPart) return;
    event.preventDefault();
    leadTo(link.href);
  });
  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (navigator.onLine || event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method !== 'get') return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
    leadTo(`${form.action}?${query}`);
  });
};
