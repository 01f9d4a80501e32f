/** Where something with the focus stood, to find its place again when it is gone. */
interface Place {
  readonly element: HTMLElement;
  /** The page it was on. */
  readonly path: string;
  /** What it lay in, from the inside out. */
  readonly around: readonly HTMLElement[];
  readonly list: HTMLElement | null;
  /** Its entry in the list, counted from 0. */
  readonly at: number;
  /** Finds its like in another entry of the list. */
  readonly like: string;
  /** Finds it when its form is drawn anew. */
  readonly named: string | undefined;
}

const headings = 'h1, h2, h3, legend';
/** How far back it looks. */
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
    around: ancestorsOf(element.parentElement).filter((one) => one.matches('section, article, dialog, main')),
    list,
    at: list && entry ? [...list.children].indexOf(entry) : 0,
    like: likeOf(element),
    named: namedOf(element),
  };
};

/** The same of the next entry of its list, or of the last. */
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
 * Nothing that goes away lets the focus fall to the body, where a keyboard begins at the page's top and a reader is told
 * nothing. It goes to the same field where a form is drawn anew; to the same of the next entry where a list grew shorter; else to the heading of what it lay in; else to
 * what had it before; with another page to that page's heading. A form that knows better comes first: it moves the focus
 * as it is drawn, before anything is noticed here. Whoever lets go of it by a press beside everything keeps it so.
 * Answers how to end it.
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
      // Let go of on purpose.
      if (activeElement !== held.element) trail = [];
      return;
    }
    const next = found();
    if (!next) return;
    if (next.matches(`${headings}, main`) && !next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };

  let isAsked = false;
  /** What is only hidden or switched off loses the focus when the page is drawn. */
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
