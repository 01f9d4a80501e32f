import type { Shop } from '../../application/shared/shop.ts';
import advice from '../../ui/content/hero/HeroAdvice.module.css';
import blob from '../../ui/content/hero/HeroBlob.module.css';
import quiet from '../../ui/content/hero/HeroEye.module.css';
import split from '../../ui/content/hero/HeroSplit.module.css';
import wide from '../../ui/content/hero/HeroWide.module.css';
import frameHeader from '../../ui/layout/header/Header.module.css';

const heroes: Readonly<Record<Shop['hero'], Readonly<Record<string, string>>>> = {
  advice,
  blob,
  quiet,
  split,
  wide,
};
const rule = /([^{}]+)\{([^{}]*)\}/g;
const empty = /@media[^{}]*\{\}/g;
/** Between selectors, not within one. */
const comma = /,(?![^(]*\))/;
const ofClass = (name: string): string => `\\.${name}(?![\\w-])`;

/**
 * The sheet without rules that a page of this shop cannot need: for the heads and headers of other shops, and, where it
 * has a menu and always will, for the calm frame of a checkout.
 */
export const ownLook = (
  css: string,
  { hero, header }: Pick<Shop, 'hero' | 'header'>,
  hasMenu: boolean,
): string => {
  const others = Object.entries(heroes)
    .filter(([name]) => name !== hero)
    .flatMap(([, classes]) => Object.values(classes));
  const calm = hasMenu ? ['\\[data-calm', ofClass(frameHeader.secure ?? '')] : [];
  const foreign = new RegExp(
    [...others.map(ofClass), `\\[data-layout="?(?!${header}\\b)`, ...calm].join('|'),
  );
  const own = css.replace(rule, (whole: string, selectors: string) =>
    selectors.split(comma).every((selector) => foreign.test(selector)) ? '' : whole,
  );
  return own.replace(empty, '');
};
