import type { BrandLook, LookColours } from '../../../adapters/sandbox/pages/brand-look.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
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

const lookOf = (id: BrandId): BrandLook => {
  const { shop, theme } = brands[id];
  const { colours, corners, fonts, head } = theme;
  return {
    ...coloursOf(colours),
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
export const looks = Object.fromEntries(brandIds.map((id) => [id, lookOf(id)])) as Record<BrandId, BrandLook>;
