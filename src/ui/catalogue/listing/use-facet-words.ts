import { useTranslation } from 'react-i18next';
import {
  availabilities,
  frameShapes,
  priceBandOf,
  uvFilters,
} from '../../../domain/catalogue/facet-values.ts';
import { type FilterCode, type TraitCode, traitCodes } from '../../../domain/catalogue/listing.ts';
import { type BandedMeasure, limitsOf, measureBands } from '../../../domain/catalogue/measure-bands.ts';
import { lensTypes, lensUsages } from '../../../domain/catalogue/product.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';

const known = <A extends string>(words: readonly A[], value: string): A | undefined =>
  words.find((word) => word === value);

const frameWidths = measureBands.frame_width.names;
const isTrait = (code: FilterCode): code is TraitCode => (traitCodes as readonly FilterCode[]).includes(code);

/** Returns functions that name facets and their values. A value without a text, such as a brand, is its own name. */
export const useFacetWords = () => {
  const { t } = useTranslation('catalogue');
  const { t: trait } = useTranslation('listing');
  const money = useMoney();
  const { currency } = useServices().shop;
  const amount = (minor: Minor) => money({ minor, currency });

  const price = (value: string): string => {
    const band = priceBandOf(value);
    if (!band) return value;
    const { from, to } = band;
    if (from === undefined) return to === undefined ? value : t('value.price.below', { to: amount(to) });
    if (to === undefined) return t('value.price.above', { from: amount(from) });
    return t('value.price.between', { from: amount(from), to: amount(to) });
  };

  const band = (measure: BandedMeasure, input: string, sized: (size: number) => string): string => {
    const limits = limitsOf(measure, input);
    if (!limits) return input;
    const { from, to } = limits;
    if (from === undefined) return to === undefined ? input : trait('band.upTo', { to: sized(to) });
    if (to === undefined)
      return trait(measure === 'box_size' ? 'band.atLeast' : 'band.above', { from: sized(from) });
    return trait('band.between', { from: measure === 'wear_cost' ? sized(from) : from, to: sized(to) });
  };

  const value = (code: FilterCode, input: string): string => {
    switch (code) {
      case 'brand':
        return input;
      case 'lens_type': {
        const type = known(lensTypes, input);
        return type ? t(`value.lens_type.${type}`) : input;
      }
      case 'lens_usage': {
        const usage = known(lensUsages, input);
        return usage ? t(`value.lens_usage.${usage}`) : input;
      }
      case 'price':
        return price(input);
      case 'rating':
        return t('value.rating', { stars: input });
      case 'availability': {
        const availability = known(availabilities, input);
        return availability ? t(`value.availability.${availability}`) : input;
      }
      case 'water':
        return band(code, input, (size) => `${size}\u00a0%`);
      case 'oxygen':
        return band(code, input, (size) => `${size}\u00a0Dk/t`);
      case 'box_size':
        return band(code, input, String);
      case 'wear_cost':
        return band(code, input, (size) => amount((size * 100) as Minor));
      case 'uv': {
        const uv = known(uvFilters, input);
        return uv ? trait(`uv.${uv}`) : input;
      }
      case 'frame_shape': {
        const shape = known(frameShapes, input);
        return shape ? trait(`frame_shape.${shape}`) : input;
      }
      case 'frame_width': {
        const width = known(frameWidths, input);
        return width ? trait(`frame_width.${width}`) : input;
      }
    }
  };
  return {
    facet: (code: FilterCode): string => (isTrait(code) ? trait(`trait.${code}`) : t(`facet.${code}`)),
    value,
  };
};
