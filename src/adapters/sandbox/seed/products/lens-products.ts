import { writeDioptres } from '../../../../domain/catalogue/lens/lens-measure.ts';
import type { ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import type { LensType, LensUsage } from '../../../../domain/catalogue/product.ts';
import type { ArtColours, BoxArt } from '../range/art-type.ts';
import { lensFamilies } from '../range/lens-families.ts';
import { irisOf, type LensLine, narrowingsOf, optionsOf } from '../range/lens-line.ts';
import type { SeedProduct } from '../range/seed-product.ts';
import { lensDescription } from '../texts/lens-descriptions.ts';
import { eachLocale } from '../texts/localised.ts';
import { slugOf } from '../texts/slug.ts';
import { lensesWord } from '../texts/title-words.ts';
import { character } from './draft-product.ts';
import { listPrices, tidyPrice } from './list-prices.ts';

const packs: Readonly<Record<LensUsage, Readonly<Record<LensType, readonly number[]>>>> = {
  daily: { spherical: [30, 5, 90, 180], toric: [30, 90, 180], multifocal: [30, 90], color: [30, 10] },
  two_weekly: { spherical: [6, 12], toric: [6, 12], multifocal: [6, 12], color: [6, 12] },
  monthly: { spherical: [6, 3], toric: [6, 3], multifocal: [6, 3], color: [2, 6] },
};
const packPercent: Readonly<Record<number, number>> = {
  2: 108,
  3: 106,
  5: 118,
  6: 100,
  10: 115,
  12: 94,
  30: 100,
  90: 90,
  180: 84,
};
const typePercent: Readonly<Record<LensType, number>> = {
  spherical: 100,
  toric: 145,
  multifocal: 165,
  color: 130,
};
const typeName: Readonly<Record<LensType, string>> = {
  spherical: '',
  toric: 'Toric',
  multifocal: 'Multifocal',
  color: 'Color',
};
const printedLine: Readonly<Record<LensUsage, string>> = {
  daily: 'Daily disposable',
  two_weekly: 'Two-weekly',
  monthly: 'Monthly',
};
const printedType: Readonly<Record<LensType, string>> = {
  spherical: 'contact lenses',
  toric: 'lenses for astigmatism',
  multifocal: 'lenses for near and far',
  color: 'coloured contact lenses',
};

const lines: readonly LensLine[] = lensFamilies.flatMap((family) => [
  ...family.types.map((type) => ({ family, type, colourToric: false })),
  ...(family.key === 'coronis' ? [{ family, type: 'color' as const, colourToric: true }] : []),
]);

const nameOf = ({ family, type, colourToric }: LensLine): string => {
  if (colourToric) return `${family.brand} Toric`;
  const onlyColour = family.types.length === 1 && type === 'color';
  return onlyColour || type === 'spherical' ? family.brand : `${family.brand} ${typeName[type]}`;
};

/** The types of one family are distinguished by the second colour. */
const shades: Readonly<Record<LensType, (colours: ArtColours) => ArtColours>> = {
  spherical: (colours) => colours,
  toric: (colours) => ({ ...colours, second: '#f2a33c' }),
  multifocal: (colours) => ({ ...colours, second: '#8fd14f' }),
  color: (colours) => ({ ...colours, second: '#e8639b' }),
};

const paramsOf = (options: readonly ProductOption[]): Readonly<Record<string, string>> => {
  const printed: Readonly<Partial<Record<ProductOption['code'], string>>> = {
    radius: 'BC',
    diameter: 'DIA',
    sphere: 'PWR',
    cylinder: 'CYL',
    axis: 'AX',
    add: 'ADD',
  };
  return Object.fromEntries(
    options.flatMap(({ code, values }) => {
      const label = printed[code];
      const value = code === 'sphere' ? writeDioptres(-275) : values[Math.floor(values.length / 2)];
      return label && value ? [[label, value]] : [];
    }),
  );
};

/** Centre thickness of a lens of −3.00 dioptres. Materials that let less oxygen through are made thinner. Units: µm. */
const thicknessOf = ({ family, type }: LensLine): number =>
  (family.oxygen > 100 ? 80 : 70) + (type === 'toric' ? 20 : type === 'multifocal' ? 10 : 0);

const formatOf = (lenses: number): BoxArt['format'] =>
  lenses <= 6 ? 'small' : lenses <= 12 ? 'flat' : lenses <= 30 ? 'cube' : 'large';

const appealOf = ({ family, type }: LensLine, pack: number, canonical: boolean): number =>
  30 +
  (family.usage === 'daily' ? 20 : family.usage === 'monthly' ? 15 : 0) +
  (type === 'spherical' ? 20 : type === 'toric' ? 10 : 0) +
  (canonical ? 20 : pack === 90 ? 10 : 0);

const productOf = (line: LensLine, lineIndex: number, pack: number, packIndex: number): SeedProduct => {
  const { family, type } = line;
  const group = String(10010 + lineIndex * 10);
  const id = String(10010 + lineIndex * 10 + packIndex);
  const name = nameOf(line);
  const titles = eachLocale((locale) => `${name}, ${pack}\u00a0${lensesWord[family.usage][locale]}`);
  const options = optionsOf(line);
  const percent = line.colourToric ? 145 : family.types.length === 1 ? 100 : typePercent[type];
  return {
    id,
    sku: `${slugOf(name)}-${pack}`.toUpperCase(),
    group,
    category: 'lens',
    manufacturer: family.manufacturer,
    brand: family.brand,
    lensType: type,
    lensUsage: family.usage,
    contents: { unit: 'lenses', amount: pack, count: 1 },
    titles,
    slugs: eachLocale((locale) => slugOf(titles[locale])),
    descriptions: lensDescription(family, type, line.colourToric),
    facts: [
      { code: 'wear_schedule', value: family.usage },
      { code: 'design', value: line.colourToric ? 'color_toric' : type },
      { code: 'material', value: family.material },
      { code: 'water_content', value: `${family.water} %` },
      { code: 'oxygen_transmissibility', value: `${family.oxygen} Dk/t` },
      { code: 'center_thickness', value: `${thicknessOf(line)}\u00a0µm` },
      { code: 'uv_filter', value: family.uv },
      { code: 'overnight_wear', value: family.overnight },
      { code: 'handling_tint', value: type === 'color' ? 'no' : 'yes' },
    ],
    options,
    narrowings: narrowingsOf(line),
    basePrice: listPrices(
      'lens',
      tidyPrice((family.lensPrice * pack * percent * (packPercent[pack] ?? 100)) / 10_000),
    ),
    hasBulkPrice: pack >= 6 && pack !== 10,
    ...character(id, group, appealOf(line, pack, packIndex === 0)),
    stock: family.oxygen > 100 ? 'plenty' : 'mixed',
    isActive: true,
    discontinued: false,
    isTrial: false,
    art: {
      kind: 'box',
      manufacturer: family.manufacturer,
      name,
      line: line.colourToric
        ? `${printedLine[family.usage]} coloured lenses for astigmatism`
        : `${printedLine[family.usage]} ${printedType[type]}`,
      lenses: pack,
      pattern: family.pattern,
      format: formatOf(pack),
      colours: line.colourToric ? { ...family.colours, main: '#3a1f3d' } : shades[type](family.colours),
      params: paramsOf(options),
      ...(type === 'color' && { iris: irisOf(line) }),
    },
  };
};

/** Every pack of every lens line. */
export const lensProducts: readonly SeedProduct[] = lines.flatMap((line, lineIndex) =>
  packs[line.family.usage][line.type].map((pack, packIndex) => productOf(line, lineIndex, pack, packIndex)),
);
