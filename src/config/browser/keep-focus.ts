/** The position of a focused element, to find a replacement after it is removed. */
interface Place {
  readonly element: HTMLElement;
  /** The page that it was on. */
  readonly path: string;
  /** Its enclosing sections and island, innermost first. */
  readonly around: readonly HTMLElement[];
  readonly list: HTMLElement | null;
  /** The index of its list entry, from 0. */
  readonly at: number;
  /** A selector for the same kind of element in another entry of the list. */
  readonly like: string;
  /** A selector for it after its form or list is rendered again. */
  readonly named: string | undefined;
}

const headings = 'h1, h2, h3, legend';
const grounds = 'section, article, dialog, main, [data-island]';
/** How many focused elements are remembered. */
const longest = 8;

const isThere = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

const ancestorsOf = (element: HTMLElement | null): readonly HTMLElement[] =>
  element ? [element, ...ancestorsOf(element.parentElement)] : [];

const likeOf = ({ localName, classList }: HTMLElement): string =>
  [localName, ...[...classList].map((one) => CSS.escape(one))].join('.');

const namedOf = (element: HTMLElement): string | undefined => {
  if (element.matches('a[href]')) return `[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`;
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return undefined;
  const value = element.type === 'radio' ? `[value="${CSS.escape(element.value)}"]` : '';
  return `[name="${CSS.escape(element.name)}"]${value}`;
};

const placeOf = (element: HTMLElement, path: string): Place => {
  const entry = element.closest<HTMLElement>('li');
  const list = entry?.parentElement ?? null;
  return {
    element,
    path,
    around: ancestorsOf(element.parentElement).filter((one) => one.matches(grounds)),
    list,
    at: list && entry ? [...list.children].indexOf(entry) : 0,
    like: likeOf(element),
    named: namedOf(element),
  };
};

/** Finds the same element in the next entry of its list, or in the last one. */
const neighbourOf = ({ list, at, like }: Place): HTMLElement | undefined => {
  if (!list?.isConnected) return undefined;
  const entry = list.children[Math.min(at, list.children.length - 1)];
  return [entry?.querySelector(like), entry?.querySelector('a[href], button, input, select')].find(isThere);
};

const drawnAnew = ({ around, named }: Place): HTMLElement | undefined =>
  [named === undefined ? null : around.find((one) => one.isConnected)?.querySelector(named)].find(isThere);

const headingIn = (ground: Element): HTMLElement | undefined =>
  [...ground.querySelectorAll(headings)].find(isThere);

/**
 * Keeps the focus from falling back to the body when its element goes away: there the keyboard starts at the top and
 * screen readers announce nothing. Moves it to the same field or link of a form or list that was rendered again, the
 * same element of the next list entry, the enclosing heading, or the element focused before; on a new page, to its heading. A form's
 * own focus change comes first. A deliberate press elsewhere drops the focus. Returns a function that stops this.
 */
export const keepFocus = (path: () => string): (() => void) => {
  let trail: readonly Place[] = [];

  const onTop = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);
  const found = (): HTMLElement | null => {
    const ground = onTop() ?? document.querySelector('main');
    const isHere = (one: HTMLElement | undefined): one is HTMLElement =>
      isThere(one) && (!onTop() || ground?.contains(one) === true);
    for (const place of trail.filter((one) => one.path === path())) {
      const around = place.around.filter(isHere).map(headingIn);
      const next = [place.element, drawnAnew(place), neighbourOf(place), ...around].find(isHere);
      if (next) return next;
    }
    return (ground && headingIn(ground)) ?? (ground as HTMLElement | null);
  };

  const look = (): void => {
    const { activeElement, body } = document;
    const [held] = trail;
    if (!held || (activeElement && activeElement !== body && activeElement !== held.element)) return;
    if (isThere(held.element)) {
      // The focus was dropped on purpose.
      if (activeElement !== held.element) trail = [];
      return;
    }
    const next = found();
    if (!next) return;
    if (next.matches(`${headings}, main`) && !next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };

  let isAsked = false;
  /** An element that is only hidden or disabled loses the focus at the next paint. */
  const lookSoon = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      look();
    });
  };

  const note = (element: Element | null): void => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    trail = [placeOf(element, path()), ...trail.filter((one) => one.element !== element)].slice(0, longest);
  };
  note(document.activeElement);
  const noteTarget = ({ target }: Event): void => note(target as Element);
  addEventListener('focusin', noteTarget);
  addEventListener('focusout', lookSoon);
  const changes = new MutationObserver(() => {
    if (trail[0] && !trail[0].element.isConnected) look();
    else lookSoon();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  return () => {
    removeEventListener('focusin', noteTarget);
    removeEventListener('focusout', lookSoon);
    changes.disconnect();
  };
};
