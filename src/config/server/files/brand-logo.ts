import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { logos } from '../../../ui/art/logos/logos.ts';
import { brands } from '../../brands/brands.ts';
import type { Colours } from '../../brands/theme.ts';

interface Ink {
  readonly mark: string;
  readonly second: string;
  readonly words: string;
}

/** The light logo for a dark header. */
const light: Ink = { mark: '#f06bb4', second: '#ffffff', words: '#ffffff' };

const inkOf = ({ primary, secondary, text }: Colours): Ink => ({
  mark: primary,
  second: secondary,
  words: text,
});

/** The colours for dark mode. */
const inkAtNight = ({ mark, second, words }: Ink): string =>
  `<style>@media(prefers-color-scheme:dark){.m{fill:${mark}}.s{fill:${second}}.w{fill:${words}}}</style>`;

const drawn = (brand: BrandId, ink: Ink, night = ''): string => {
  const { width, mark, second, words } = logos[brand];
  const place = brands[brand].shop.header === 'centred' ? 'xMidYMid' : 'xMinYMid';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 188" width="233" height="43" preserveAspectRatio="${place}">${night}<path class="m" fill="${ink.mark}" fill-rule="evenodd" d="${mark}"/><path class="s" fill="${ink.second}" fill-rule="evenodd" d="${second}"/><path class="w" fill="${ink.words}" d="${words}"/></svg>`;
};

/**
 * Returns the shop's symbol and name as an SVG document, in the colours of its header. All have the size of the
 * longest, 233 by 43 px, so that the header does not shift when the logo loads. Letters extend below the drawing's grid
 * of 172.
 */
export const brandLogo = (brand: BrandId): string => {
  const { shop, theme } = brands[brand];
  return shop.header === 'dark'
    ? drawn(brand, light)
    : drawn(brand, inkOf(theme.colours), inkAtNight(inkOf(theme.night.colours)));
};

/** The same in its colours on a dark page: mail programs turn no colour within a picture. */
export const brandLogoAtNight = (brand: BrandId): string => {
  const { shop, theme } = brands[brand];
  return drawn(brand, shop.header === 'dark' ? light : inkOf(theme.night.colours));
};
