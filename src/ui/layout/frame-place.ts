import { createContext, use } from 'react';
import { type Chrome, chromeOf } from '../../domain/layout/chrome.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { useAddress } from '../shared/address.ts';
import { departments } from '../shared/departments.ts';
import { useLocale } from '../shared/use-locale.ts';
import type { FrameData } from './load-frame.ts';
import { useFrame } from './use-frame.ts';

/** Links of the frame in addition to its menu. */
export const thumbLinks = (locale: Locale) => ({
  home: pathTo.home(locale),
  lenses: pathTo.category(locale, departments[0]?.path[locale] ?? ''),
  history: pathTo.account(locale, 'history'),
});

/** Everything in the frame that depends on the page: pages with an equal value share a frame. Source: UI-1, UI-2, UI-3. */
export interface FramePlace {
  readonly chrome: Chrome;
  /** The address of the frame's link that leads to exactly this page. */
  readonly at: string | undefined;
  /** Addresses of the frame's links that lead to this page or to a parent of it. */
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

/** Set when a frame is rendered once for all pages that share it. */
export const FramePlaceContext = createContext<FramePlace | undefined>(undefined);

export const useFramePlace = (): FramePlace => {
  const given = use(FramePlaceContext);
  const { pathname } = useAddress();
  const here = framePlace(pathname, useLocale(), useFrame());
  return given ?? here;
};
