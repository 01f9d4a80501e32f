export type Kind = 'button' | 'link' | 'field' | 'radio' | 'heading' | 'any';

/** What a visitor looks for: by its visible name, or by the selector in `css`. */
export type Sought = {
  readonly kind: Kind;
  readonly name?: string;
  /** The name is only a part of the visible text. */
  readonly isPart?: boolean;
  readonly css?: string;
  /** Where to search. Undefined: the whole page, or the open modal dialog. */
  readonly within?: string;
};

/** Where the element can be pressed, or why it cannot. Units: px. */
export type Place =
  | { readonly found: true; readonly x: number; readonly y: number }
  | { readonly found: false; readonly why: string };

/**
 * Runs in the page: scrolls the element into view and returns its place. It uses nothing outside itself, because only
 * its text is sent.
 */
export const placeOf = ({ kind, name, isPart, css, within }: Sought): Place => {
  const kinds: Record<string, string> = {
    button: 'button, input[type=submit], summary, [role=button]',
    link: 'a[href]',
    field: 'input:not([type=hidden]), select, textarea',
    radio: 'input[type=radio], input[type=checkbox]',
    heading: 'h1, h2, h3',
    any: 'body *',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby');
    if (labelled) return plain(document.getElementById(labelled)?.textContent);
    const own = element.getAttribute('aria-label');
    if (own) return plain(own);
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    return plain(labels?.length ? labels[0]?.textContent : element.textContent);
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const places = within ? [...document.querySelectorAll(within)] : [dialogs.at(-1) ?? document];
  const candidates = places.flatMap((place) => [
    ...place.querySelectorAll<HTMLElement>(css ?? kinds[kind] ?? '*'),
  ]);
  const wanted = plain(name);
  const named = candidates.filter((one) => {
    if (name === undefined) return true;
    const text = nameOf(one);
    return isPart ? text.includes(wanted) : text === wanted;
  });
  /** The visible element for a radio button or checkbox: its label. */
  const shown = (one: HTMLElement): HTMLElement => {
    const label = kind === 'radio' && one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    return label ?? one;
  };
  const seen = named.map(shown).filter(isSeen);
  const element = kind === 'any' && name !== undefined ? seen.at(-1) : seen[0];
  if (!element)
    return { found: false, why: `${named.length} of ${candidates.length} are named so, none is seen` };
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  // During a view transition between documents, the snapshot covers the whole page: the hit test returns the root,
  // which receives the press.
  const isReached =
    hit !== null &&
    hit !== document.documentElement &&
    (element.contains(hit) || hit.contains(element) || hit.closest('label') === element);
  return isReached
    ? { found: true, x, y }
    : { found: false, why: `is covered by ${hit?.outerHTML.slice(0, 120)}` };
};
