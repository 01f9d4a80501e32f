import type { ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import type { LensType } from '../../../../domain/catalogue/product.ts';
import type { LensFamily } from './lens-families.ts';
import {
  axes,
  cylinders,
  gradedAdditions,
  mainAxes,
  numberedAdditions,
  obliqueAxes,
  spheres,
} from './option-values.ts';
import type { Narrowing } from './seed-product.ts';

/** One type of a family: what all its packs have in common. */
export interface LensLine {
  readonly family: LensFamily;
  readonly type: LensType;
  /** Coloured and toric at once. */
  readonly colourToric: boolean;
}

/** The printed colours of coloured lenses. */
export const lensColours = {
  'ocean-blue': '#2f6fb0',
  sapphire: '#1c3f94',
  turquoise: '#2aa8a4',
  emerald: '#1f8a5b',
  'moss-green': '#6b7f3a',
  honey: '#b9812c',
  hazel: '#8a6136',
  chestnut: '#5e3420',
  'slate-grey': '#6d7884',
  violet: '#6a4a9c',
} as const;
/** Returns a printed colour as `#rrggbb`. Undefined if unknown. */
export const lensColour = (name: string): string | undefined =>
  Object.entries(lensColours).find(([code]) => code === name)?.[1];
const naturalColours = ['ocean-blue', 'moss-green', 'honey', 'hazel', 'slate-grey'];
const vividColours = ['sapphire', 'turquoise', 'emerald', 'violet', 'chestnut', 'slate-grey'];
const toricColours = ['sapphire', 'emerald', 'slate-grey'];

const coloursOf = ({ family, colourToric }: LensLine): readonly string[] =>
  colourToric ? toricColours : family.key === 'coronis' ? vividColours : naturalColours;

/** Returns the values in which a line is made. */
export const optionsOf = (line: LensLine): readonly ProductOption[] => {
  const { family, type, colourToric } = line;
  const [minus, plus] = family.power;
  const option = (code: ProductOption['code'], values: readonly string[]): ProductOption => ({
    code,
    values,
  });
  const first = (values: readonly string[]) => values.slice(0, 1);
  const measures = (radii: readonly string[]) => [
    option('radius', radii),
    option('diameter', family.diameters),
  ];
  if (colourToric)
    return [
      option('sphere', spheres(-600, 300, true)),
      option('cylinder', cylinders(-175)),
      option('axis', axes),
      ...measures(first(family.radii)),
      option('color', toricColours),
    ];
  switch (type) {
    case 'spherical':
      return [option('sphere', spheres(minus, plus)), ...measures(family.radii)];
    case 'toric':
      return [
        option('sphere', spheres(Math.max(minus, -900), Math.min(plus, 600), true)),
        option('cylinder', cylinders(family.material === 'silicone_hydrogel' ? -275 : -225)),
        option('axis', axes),
        option('radius', first(family.radii)),
        option('diameter', [family.diameters.at(-1) ?? '14.2']),
      ];
    case 'multifocal':
      return [
        option('sphere', spheres(Math.max(minus, -1000), Math.min(plus, 600), true)),
        ...measures(first(family.radii)),
        option('add', family.additions === 'graded' ? gradedAdditions : numberedAdditions),
        ...(family.dominance ? [option('dominance', ['D', 'N'])] : []),
      ];
    case 'color':
      return [
        option('sphere', spheres(minus, plus, true)),
        ...measures(family.radii),
        option('color', coloursOf(line)),
      ];
  }
};

/** Returns the combinations of values that are not made. */
export const narrowingsOf = (line: LensLine): readonly Narrowing[] => {
  if (line.colourToric)
    return [
      { when: 'color', values: ['emerald'], code: 'axis', keep: mainAxes },
      { when: 'axis', values: obliqueAxes, code: 'color', keep: ['sapphire', 'slate-grey'] },
      { when: 'axis', values: obliqueAxes, code: 'cylinder', keep: cylinders(-125) },
    ];
  if (line.type === 'toric')
    return [{ when: 'axis', values: obliqueAxes, code: 'cylinder', keep: cylinders(-175) }];
  if (line.type === 'color')
    return [
      { when: 'color', values: ['violet', 'turquoise'], code: 'sphere', keep: spheres(-400, 0, true) },
      { when: 'color', values: ['honey'], code: 'sphere', keep: spheres(-600, 200, true) },
    ];
  return [];
};

/** Returns the iris colour on a line's pictures. */
export const irisOf = (line: LensLine): string => {
  const [first] = coloursOf(line);
  return lensColour(first ?? '') ?? '#2f6fb0';
};
