import type { Shop } from '../../application/shared/shop.ts';
import advice from '../../ui/content/hero/HeroAdvice.module.css';
import blob from '../../ui/content/hero/HeroBlob.module.css';
import quiet from '../../ui/content/hero/HeroQuiet.module.css';
import split from '../../ui/content/hero/HeroSplit.module.css';
import wide from '../../ui/content/hero/HeroWide.module.css';

const heroes: Readonly<Record<Shop['hero'], Readonly<Record<string, string>>>> = {
  advice,
  blob,
  quiet,
  split,
  wide,
};
const rule = /([^{}]+)\{([^{}]*)\}/g;
const empty = /@media[^{}]*\{\}/g;

/** The sheet without rules that no page of this shop can need: for the heads and headers of other shops. */
export const ownLook = (css: string, { hero, header }: Pick<Shop, 'hero' | 'header'>): string => {
  const others = Object.entries(heroes)
    .filter(([name]) => name !== hero)
    .flatMap(([, classes]) => Object.values(classes))
    .map((name) => `\\.${name}(?![\\w-])`);
  const foreign = new RegExp([...others, `\\[data-layout="?(?!${header}\\b)`].join('|'));
  const own = css.replace(rule, (whole: string, selectors: string) =>
    selectors.split(',').every((selector) => foreign.test(selector)) ? '' : whole,
  );
  return own.replace(empty, '');
};
