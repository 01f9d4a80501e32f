import { availabilities, priceBandOf } from '../../../domain/catalogue/facet-values.ts';
import type { FilterCode } from '../../../domain/catalogue/listing.ts';
import { lensTypes, lensUsages } from '../../../domain/catalogue/product.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useMoney } from '../../shared/use-money.ts';

const known = <A extends string>(words: readonly A[], value: string): A | undefined =>
  words.find((word) => word === value);

/** Names of facets and of their values. A value without a name, such as a brand, is its own. */
export const useFacetWords = () => {
  const { t } = useTranslation('catalogue');
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
    }
  };
  return { facet: (code: FilterCode): string => t(`facet.${code}`), value };
};
