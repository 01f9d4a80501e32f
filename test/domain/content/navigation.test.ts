import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MenuItem, menuOf, menuTarget } from '../../../src/domain/content/navigation.ts';
import { localeOf } from '../../../src/domain/shared/paths.ts';
import { menuItems } from '../../arbitraries/content.ts';
import { locale } from '../../arbitraries/locale.ts';
import { wildText } from '../../arbitraries/path.ts';

const item = (id: string, change: Partial<MenuItem> = {}): MenuItem => ({
  id,
  displayName: id,
  link: { linktype: 'story', cachedUrl: id, url: '' },
  hide: false,
  children: [],
  ...change,
});
const page = (path: string) => ({ _tag: 'Page', path });
const heading = { _tag: 'Heading' };
const elsewhere = (url: string) => ({ _tag: 'Elsewhere', url });

describe('a menu entry', () => {
  it.each([
    ['story', 'help/returns', '', page('/it/help/returns')],
    ['story', '/help/', '', page('/it/aiuto')],
    ['story', ' help ', '', page('/it/aiuto')],
    ['story', '//help//', '', page('/it/aiuto')],
    ['story', 'it/help', '', page('/it/aiuto')],
    ['story', 'de/help', '', page('/it/aiuto')],
    ['story', 'home', '', page('/it')],
    ['story', '/', '', page('/it')],
    ['story', 'it/', '', page('/it')],
    ['story', ' ', '', heading],
    ['story', 'help', 'https://elsewhere.example', page('/it/aiuto')],
    ['url', '', '/s?search=a#b', page('/s?search=a#b')],
    ['url', '/kept', '', page('/kept')],
    ['url', '', 'https://elsewhere.example/a', elsewhere('https://elsewhere.example/a')],
    ['url', '', ' http://elsewhere.example ', elsewhere('http://elsewhere.example')],
    ['url', '', 'mailto:help@shop.example', elsewhere('mailto:help@shop.example')],
    ['url', '', 'tel:+41445550120', elsewhere('tel:+41445550120')],
    ['url', '', 'javascript:alert(1)', heading],
    ['url', '', 'data:text/html,x', heading],
    ['url', '', '//elsewhere.example', heading],
    ['url', '', 'https://', heading],
    ['url', '', 'x https://elsewhere.example', heading],
    ['url', '', '', heading],
  ] as const)(
    'with link type %s, slug %j and URL %j leads to %j · CONT-5',
    (linktype, cachedUrl, url, target) =>
      expect(menuTarget({ linktype, cachedUrl, url }, 'it')).toEqual(target),
  );

  it('never leads to a script, nor by a path to another origin · CONT-5', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('story', 'url'),
        fc.oneof(
          wildText,
          wildText.map((text) => `javascript:${text}`),
        ),
        wildText,
        locale,
        (linktype, cachedUrl, url, language) => {
          const target = menuTarget({ linktype, cachedUrl, url }, language);
          if (target._tag === 'Page')
            expect(new URL(target.path, 'https://shop.example').origin).toBe('https://shop.example');
          if (target._tag === 'Elsewhere') expect(target.url).toMatch(/^(https?|mailto|tel):/i);
        },
      ),
    ));

  it('that links to a page of the shop uses the language of the shopper · CONT-5', () =>
    fc.assert(
      fc.property(locale, fc.constantFrom('home', 'help', 'en/help', 'fr'), (language, cachedUrl) => {
        const target = menuTarget({ linktype: 'story', cachedUrl, url: '' }, language);
        expect(target._tag === 'Page' && localeOf(target.path)).toBe(language);
      }),
    ));
});

describe('the menu', () => {
  it('has two levels in the order of the editor, without hidden or unnamed entries · CONT-5', () => {
    const items = [
      item('lenses', { children: [item('daily', { children: [item('third')] }), item('x', { hide: true })] }),
      item('hidden', { hide: true, children: [item('below')] }),
      item('nameless', { displayName: ' ' }),
      item('care', { displayName: ' Care ' }),
    ];
    expect(menuOf(items, 'de')).toEqual([
      {
        id: 'lenses',
        name: 'lenses',
        target: page('/lenses'),
        children: [{ id: 'daily', name: 'daily', target: page('/daily') }],
      },
      { id: 'care', name: 'Care', target: page('/care'), children: [] },
    ]);
  });

  it('shows exactly the visible entries of its first two levels, for any menu · CONT-5', () =>
    fc.assert(
      fc.property(menuItems, locale, (items, language) => {
        const seen = (all: readonly MenuItem[]) =>
          all.filter(({ hide, displayName }) => !hide && displayName);
        const menu = menuOf(items, language);
        expect(menu.map(({ id }) => id)).toEqual(seen(items).map(({ id }) => id));
        expect(menu.map(({ children }) => children.map(({ id }) => id))).toEqual(
          seen(items).map(({ children }) => seen(children).map(({ id }) => id)),
        );
        for (const { children } of menu)
          for (const child of children) expect(Object.keys(child)).toEqual(['id', 'name', 'target']);
      }),
    ));
});
