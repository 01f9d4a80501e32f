import { createContext, use } from 'react';
import { type Chrome, chromeOf } from '../../domain/layout/chrome.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { useAddress } from '../shared/address.ts';
import { departments } from '../shared/departments.ts';
import { useLocale } from '../shared/use-locale.ts';
import type { FrameData } from './load-frame.ts';
import { useFrame } from './use-frame.ts';

/** Where the frame leads beside its menu. */
export const thumbLinks = (locale: Locale) => ({
  home: pathTo.home(locale),
  lenses: pathTo.category(locale, departments[0]?.path[locale] ?? ''),
  history: pathTo.account(locale, 'history'),
});

/** All that a frame shows of where its page is: pages with the same of it have the same frame. Source: UI-1, UI-2, UI-3. */
export interface FramePlace {
  readonly chrome: Chrome;
  /** The address of the frame that leads to this very page. */
  readonly at: string | undefined;
  /** Those that lead to it, or to what it is a part of. */
  readonly within: readonly string[];
}

export const framePlace = (
  pathname: string,
  locale: Locale,
  { menu }: Pick<FrameData, 'menu'>,
): FramePlace => {
  const links = [...new Set([...Object.values(thumbLinks(locale)), ...menu.map(([, address]) => address)])];
  return {
    chrome: chromeOf(pathname),
    at: links.find((link) => link === pathname),
    within: links.filter((link) => link !== '' && `${pathname}/`.startsWith(`${link}/`)),
  };
};

/** Given where a frame is drawn for all pages that have the same. */
export const FramePlaceContext = createContext<FramePlace | undefined>(undefined);

export const useFramePlace = (): FramePlace => {
  const given = use(FramePlaceContext);
  const { pathname } = useAddress();
  const here = framePlace(pathname, useLocale(), useFrame());
  return given ?? here;
};
