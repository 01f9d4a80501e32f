import { type Say, wordsOf } from '../../e2e/support/words.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { consentVersion } from '../../src/domain/tracking/consent-glance.ts';
import { patience } from '../pace.ts';
import { placeOf, type Sought } from './find.ts';
import type { Tab } from './tab.ts';

/** A visitor of one shop, in any browser. */
export interface Visitor {
  readonly tab: Tab;
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly origin: string;
  readonly say: Say;
  /** Opens a path and waits until its islands are hydrated. */
  readonly open: (path: string) => Promise<void>;
  readonly alive: () => Promise<void>;
  readonly see: (sought: Sought) => Promise<void>;
  readonly press: (sought: Sought) => Promise<void>;
  readonly fill: (sought: Sought, text: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  readonly choose: (css: string, value: string) => Promise<void>;
  readonly at: (address: RegExp) => Promise<void>;
  readonly until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
}

const limit = patience(20_000);

/** How long an element must stay at the same place before it is pressed. Units: ms. */
const stillFor = 200;

/** Scrolling it to the middle may move it back and forth by the rounding of a pixel. Units: px. */
const isMove = 2;

export const until = async (what: () => string, holds: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    // The call fails while the browser changes from one document to the next.
    if (await holds().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(what());
};

/** Simulates input so that the page hydrates; whether React has hydrated all islands. */
const isAlive = (): boolean => {
  if (document.readyState !== 'complete' || !('app' in document.documentElement.dataset)) return false;
  const hosts = document.querySelectorAll<HTMLElement>('[data-island]:not([data-island=search])');
  const asleep = [...hosts].filter(({ dataset }) => !('alive' in dataset));
  if (asleep.length > 0) dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  for (const host of asleep) host.dispatchEvent(new Event('pointerover'));
  return asleep.length === 0;
};

const setList = (css: string, value: string): boolean => {
  const list = [...document.querySelectorAll<HTMLSelectElement>(css)].find((one) => one.checkVisibility());
  if (!list || ![...list.options].some((option) => option.value === value)) return false;
  list.focus();
  list.value = value;
  for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
};

const described = ({ kind, name, css, within }: Sought): string =>
  [kind, name && `“${name}”`, css, within && `in ${within}`].filter(Boolean).join(' ');

export const visitorAt = (tab: Tab, port: number, brand: BrandId, locale: Locale): Visitor => {
  const origin = `http://${brand}.localhost:${port}`;
  const find = async (sought: Sought): Promise<{ readonly x: number; readonly y: number }> => {
    let why = 'the page does not answer';
    let since = 0;
    let place = { x: Number.NaN, y: Number.NaN };
    await until(
      () => `${described(sought)}: ${why}`,
      async () => {
        const now = await tab.ask(placeOf, sought);
        if (!now.found) {
          why = now.why;
          return false;
        }
        why = 'it moves all the time';
        // An element that moves is not pressed.
        if (!(Math.hypot(now.x - place.x, now.y - place.y) < isMove)) since = Date.now();
        place = now;
        return Date.now() - since > stillFor;
      },
    );
    return place;
  };
  const press = async (sought: Sought) => {
    const { x, y } = await find(sought);
    await tab.press(x, y);
  };
  const alive = () =>
    until(
      () => 'The page does not come alive',
      () => tab.ask(isAlive),
    );
  return {
    tab,
    brand,
    locale,
    origin,
    say: wordsOf(brand, locale),
    alive,
    open: async (path) => {
      await tab.go(origin + path);
      await alive();
    },
    see: async (sought) => {
      await find(sought);
    },
    press,
    fill: async (sought, text) => {
      await press(sought);
      await tab.ask(() => {
        const { activeElement: field } = document;
        if (field instanceof HTMLInputElement) field.select();
        return null;
      });
      await tab.type(text);
    },
    choose: (css, value) =>
      until(
        () => `No list ${css} has ${value}`,
        () => tab.ask(setList, css, value),
      ),
    at: (address) => {
      let now = '';
      return until(
        () => `The address is ${now}, not ${address}`,
        async () => {
          now = await tab.ask(() => location.href);
          return address.test(now);
        },
      );
    },
    until: (what, holds) => until(() => what, holds),
  };
};

/** A page of the shop in which nothing happens. WebKit styles it, against its content security policy. */
export const blank = '/robots.txt';

/** Answers the cookie question before it is shown. */
export const answerConsent = async ({ tab, origin }: Visitor): Promise<void> => {
  await tab.go(origin + blank);
  const value = `${consentVersion}.${new Date().toISOString().slice(0, 10)}.p`;
  await tab.ask((cookie) => {
    Reflect.set(document, 'cookie', cookie);
    return null;
  }, `consent=${value}; path=/; samesite=lax`);
};
