import { brandIds } from '../../src/domain/shared/brand-id.ts';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { demo } from './journeys/steps.ts';
import type { Journey, Stage } from './stage.ts';
import type { Plain } from './tab.ts';

/** What two browsers must have in common when they show a page. */
export type Look = {
  readonly height: number;
  /** By how much the page is wider than its window. Units: px. */
  readonly over: number;
  /** Links, buttons and fields in the order of the page, with their sizes. Units: px. */
  readonly controls: readonly (readonly [name: string, width: number, height: number])[];
};

const lookOf = (): Look => {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  const controls = [
    ...document.querySelectorAll('a[href], button, select, summary, input:not([type=hidden])'),
  ];
  const seen = controls.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return {
    height: scrollHeight,
    over: scrollWidth - clientWidth,
    controls: seen.map((one) => {
      // A radio button or checkbox with a label lies under it in a size that depends on the browser, so its label is
      // measured.
      const pressed = one.matches('[type=radio], [type=checkbox]') ? (one.closest('label') ?? one) : one;
      const { width, height } = pressed.getBoundingClientRect();
      const own = one.getAttribute('aria-label') ?? one.getAttribute('name') ?? one.textContent ?? '';
      const name = `${one.tagName.toLowerCase()} ${own.replace(/\s+/g, ' ').trim().slice(0, 40)}`;
      return [name, Math.round(width), Math.round(height)] as const;
    }),
  } satisfies Plain;
};

/** Allows one line of text more or less if letters are a little wider. */
const heightsMayDiffer = 0.03;
/** How much larger a native control may be in one browser. Units: px. */
const sizesMayDiffer = 12;

/** The differences between how two browsers show a page. */
export const differences = (one: Look, other: Look): readonly string[] => {
  const [names, others] = [one, other].map(({ controls }) => controls.map(([name]) => name));
  const lacking = (here: readonly string[] = [], there: readonly string[] = []) =>
    here.filter((name) => !there.includes(name));
  const higher = Math.abs(one.height - other.height);
  return [
    ...(other.over > 0 ? [`${other.over} px wider than its window`] : []),
    ...(higher > one.height * heightsMayDiffer ? [`${other.height} px high, not ${one.height}`] : []),
    ...lacking(names, others).map((name) => `lacks ${name}`),
    ...lacking(others, names).map((name) => `has ${name}`),
    ...other.controls.flatMap(([name, , height], i) => {
      const [same, , expected = height] = one.controls[i] ?? [];
      const isOther =
        /^(button|select|input)/.test(name) && name === same && Math.abs(height - expected) > sizesMayDiffer;
      return isOther ? [`${name}: ${height} px high, not ${expected}`] : [];
    }),
  ];
};

const pages = {
  home: pathTo.home('de'),
  category: '/c/kontaktlinsen',
  product: pathTo.product('de', demo.daily),
  care: pathTo.product('de', demo.care),
  cart: pathTo.cart('de'),
  account: pathTo.account('de', 'history'),
} as const;

/** How the first browser of a run shows each page. The others are compared with it. */
const first = new Map<string, Look>();

/** How long a page must stay as it is before it is measured. Units: ms. */
const stillFor = 1500;

/** Scrolls to the end of the page; returns what changes while more of the page comes. */
const toTheEnd = (): string => {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const files = performance.getEntriesByType('resource').length;
  return `${scrollY} ${files} ${document.querySelectorAll('*').length}`;
};

const comparePages = async ({ visitor, look, leave }: Stage, width: 390 | 1280): Promise<void> => {
  const wrong: string[] = [];
  for (const brand of brandIds) {
    const reader = await visitor(brand, 'de', width);
    for (const [name, path] of Object.entries(pages)) {
      const place = `${brand} ${width} ${name}`;
      await reader.open(path);
      await reader.until(`${place} waits`, () =>
        reader.tab.ask(() => document.querySelector('main [aria-busy=true]') === null),
      );
      await look(reader, name);
      let [end, since] = ['', 0];
      // The end of a page is loaded, and its footer has its full height, only after the visitor scrolls near it.
      await reader.until(`${place} has no end`, async () => {
        const now = await reader.tab.ask(toTheEnd);
        if (now !== end) [end, since] = [now, Date.now()];
        return Date.now() - since > stillFor;
      });
      const now = await reader.tab.ask(lookOf);
      const before = first.get(place);
      if (before) wrong.push(...differences(before, now).map((text) => `${place}: ${text}`));
      else first.set(place, now);
    }
    await leave(reader);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
};

export const looks: readonly Journey[] = ([390, 1280] as const).map((width) => ({
  name: `six pages of five shops look as in the first browser, ${width} px wide`,
  play: (stage) => comparePages(stage, width),
}));
