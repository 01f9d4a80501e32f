import type { Shop } from '../../application/shared/shop.ts';
import speech from '../../ui/catalogue/advice/Advice.module.css';
import walls from '../../ui/catalogue/listing/GridLookbook.module.css';
import shelf from '../../ui/catalogue/listing/GridShelf.module.css';
import stickers from '../../ui/catalogue/listing/GridStickers.module.css';
import lookbook from '../../ui/catalogue/opening/OpeningLookbook.module.css';
import stack from '../../ui/catalogue/opening/OpeningStack.module.css';
import valley from '../../ui/catalogue/opening/OpeningValley.module.css';
import plateHead from '../../ui/catalogue/plate/plate-head.module.css';
import platePage from '../../ui/catalogue/plate/plate-page.module.css';
import wheel from '../../ui/catalogue/product/form/value-steps.module.css';
import board from '../../ui/catalogue/product/stage/StageShelf.module.css';
import field from '../../ui/catalogue/product/stage/StageStickers.module.css';
import arch from '../../ui/catalogue/product/stage/StageWindow.module.css';
import sheetHead from '../../ui/catalogue/sheet/sheet-head.module.css';
import sheetPage from '../../ui/catalogue/sheet/sheet-page.module.css';
import advice from '../../ui/content/hero/HeroAdvice.module.css';
import blob from '../../ui/content/hero/HeroBlob.module.css';
import quiet from '../../ui/content/hero/HeroEye.module.css';
import split from '../../ui/content/hero/HeroSplit.module.css';
import wide from '../../ui/content/hero/HeroWide.module.css';
import frameHeader from '../../ui/layout/header/Header.module.css';
import counter from '../../ui/routes/content/TextCounter.module.css';
import letter from '../../ui/routes/content/TextLetter.module.css';
import textSheet from '../../ui/routes/content/TextSheet.module.css';
import textStickers from '../../ui/routes/content/TextStickers.module.css';
import textWindow from '../../ui/routes/content/TextWindow.module.css';

type Classes = Readonly<Record<string, string>>;

/** Classes that only shops with this hero use, on the home page and beyond. */
const looks: Readonly<Record<Shop['hero'], readonly Classes[]>> = {
  advice: [advice, speech, valley, shelf, board, counter],
  blob: [blob, stack, stickers, field, wheel, textStickers],
  quiet: [quiet, plateHead, platePage, letter],
  split: [split, sheetHead, sheetPage, textSheet],
  wide: [wide, lookbook, walls, arch, textWindow],
};
const rule = /([^{}]+)\{([^{}]*)\}/g;
const empty = /@media[^{}]*\{\}/g;
/** A comma between selectors, not within one. */
const comma = /,(?![^(]*\))/;
const ofClass = (name: string): string => `\\.${name}(?![\\w-])`;

/**
 * Removes rules that a page of this shop cannot need: those of other shops and of their heads and headers, and, for a
 * page that always has a menu, those of the reduced checkout frame.
 */
export const ownLook = (
  css: string,
  { id, hero, header }: Pick<Shop, 'id' | 'hero' | 'header'>,
  hasMenu: boolean,
): string => {
  const own = looks[hero];
  const others = Object.values(looks)
    .flat()
    .filter((sheets) => !own.includes(sheets))
    .flatMap((classes) => Object.values(classes));
  const calm = hasMenu ? ['\\[data-calm', ofClass(frameHeader.secure ?? '')] : [];
  const foreign = new RegExp(
    [
      ...others.map(ofClass),
      `\\[data-layout="?(?!${header}\\b)`,
      `\\[data-brand="?(?!${id}\\b)`,
      ...calm,
    ].join('|'),
  );
  const kept = css.replace(rule, (whole: string, selectors: string) =>
    selectors.split(comma).every((selector) => foreign.test(selector)) ? '' : whole,
  );
  return kept.replace(empty, '');
};
