import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { type Locale, locales } from '../../../src/domain/shared/locale.ts';
import { prefixOf } from '../../../src/domain/shared/paths.ts';
import { Providers } from '../../../src/ui/app.tsx';
import { Frame } from '../../../src/ui/layout/Frame.tsx';
import { FramePlaceContext, framePlace, thumbLinks } from '../../../src/ui/layout/frame-place.ts';
import type { FrameData } from '../../../src/ui/layout/load-frame.ts';
import { PathsContext } from '../../../src/ui/layout/menu/page-paths.ts';
import { FrameContext, noFrame } from '../../../src/ui/layout/use-frame.ts';
import { AddressContext } from '../../../src/ui/shared/address.ts';
import { IslandsContext } from '../../../src/ui/shared/island.tsx';
import { namespaces } from '../../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { webPart } from '../../arbitraries/web-address.ts';

const menuOf = (locale: Locale): FrameData['menu'] => [
  ['Linsen', thumbLinks(locale).lenses, [['Tageslinsen', `${thumbLinks(locale).lenses}/daily`]]],
  ['Mehr', '', [['Hilfe', `${prefixOf(locale)}/help`]]],
  ['Shop', `${prefixOf(locale)}/shop`, [['Neu', `${prefixOf(locale)}/shop/new`]]],
  ['Anderswo', 'https://elsewhere.test/shop', [['Dort', 'https://elsewhere.test/']]],
];

const translators = new Map(
  await Promise.all(
    locales.map(
      async (locale) =>
        [locale, makeTranslator(locale, await loadWords('okulino', locale, namespaces))] as const,
    ),
  ),
);

const drawn = (locale: Locale, pathname: string, around: (frame: ReactNode) => ReactNode): string => {
  const translator = translators.get(locale);
  if (!translator) throw new Error(locale);
  const services = { shop: shops.okulino, locale } as unknown as Services;
  return renderToString(
    <Providers services={services} translator={translator}>
      <AddressContext value={{ pathname, search: '' }}>
        <FrameContext value={{ ...noFrame, menu: menuOf(locale) }}>
          <PathsContext value={{ de: '/', en: '/en', it: '/it', fr: '/fr' }}>
            <IslandsContext value={(name, _, data) => ({ id: name, html: JSON.stringify(data) })}>
              {around(<Frame>page</Frame>)}
            </IslandsContext>
          </PathsContext>
        </FrameContext>
      </AddressContext>
    </Providers>,
  );
};

const words = [
  'c',
  'p',
  'shop',
  'help',
  'checkout',
  'thank-you',
  'my-account',
  'history',
  'subscription',
  'sandbox',
];
const pathname = fc
  .tuple(
    fc.constantFrom(...locales),
    fc.array(fc.oneof(fc.constantFrom(...words, 'kontaktlinsen', 'new', 'kontaktlinsen-x'), webPart), {
      maxLength: 4,
    }),
  )
  .map(([locale, parts]) => [locale, [prefixOf(locale), ...parts].join('/') || '/'] as const);

it('the place of a page contains everything that the frame shows about it · UI-1 · UI-2 · UI-3', () =>
  fc.assert(
    fc.property(pathname, ([locale, path]) => {
      const place = framePlace(path, locale, { menu: menuOf(locale) });
      const there = drawn(locale, '', (frame) => (
        <FramePlaceContext value={place}>{frame}</FramePlaceContext>
      ));
      expect(there).toBe(drawn(locale, path, (frame) => frame));
    }),
  ));

it('the place is the same for all addresses outside the menu', () => {
  const place = (path: string) => framePlace(path, 'de', { menu: menuOf('de') });
  expect(place('/no-such-page')).toEqual(place('/p/10010/hydralis'));
  expect(place('/c/kontaktlinsen/tageslinsen')).not.toEqual(place('/c/pflegemittel'));
  expect(place('/c/kontaktlinsen')).not.toEqual(place('/c/kontaktlinsen-x'));
});
