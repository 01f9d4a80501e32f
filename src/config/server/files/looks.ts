import type { LookColours, PaperLogo, ShopLook } from '../../../adapters/sandbox/pages/brand-look.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { logos } from '../../../ui/art/logos/logos.ts';
import { brands } from '../../brands/brands.ts';
import type { Colours } from '../../brands/theme.ts';

const plain = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const classic = "Georgia,'Times New Roman',serif";

/** A theme's typeface without its font file: used if it is installed on the device. */
const lent = (named: string): string => {
  const [first = ''] = named.split(',');
  const name = first.replace(' Variable', '').trim();
  return `${name},${named.endsWith('sans-serif') ? plain : classic}`;
};

const coloursOf = ({ primary, onPrimary, ground, surface, text, line }: Colours): LookColours => ({
  primary,
  onPrimary,
  ground,
  surface,
  text,
  line,
});

/** The logo in the colours of a light page: paper is white, also where the shop's header is dark. */
const onPaper = (id: BrandId, { primary, secondary, text }: Colours): PaperLogo => {
  const { mark, second, words } = logos[id];
  return {
    shapes: [
      { path: mark, colour: primary },
      { path: second, colour: secondary },
      { path: words, colour: text },
    ],
  };
};

const lookOf = (id: BrandId): ShopLook => {
  const { shop, theme } = brands[id];
  const { colours, corners, fonts, head } = theme;
  return {
    ...coloursOf(colours),
    logo: onPaper(id, colours),
    dark: coloursOf(theme.night.colours),
    plate: theme.night.colours.plate,
    bar: shop.header === 'dark' ? colours.secondary : colours.surface,
    align: shop.header === 'centred' ? 'center' : 'left',
    type: lent(fonts.text),
    headType: lent(fonts.head),
    headWeight: head.weight,
    radius: corners.m,
  };
};

/** The shops' designs on pages outside the shop. */
export const looks = Object.fromEntries(brandIds.map((id) => [id, lookOf(id)])) as Record<BrandId, ShopLook>;
