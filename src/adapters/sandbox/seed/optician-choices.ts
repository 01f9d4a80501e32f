import type { LensType } from '../../../domain/catalogue/product.ts';
import { opticians } from '../../../domain/content/drawing.ts';
import { locales } from '../../../domain/shared/locale.ts';
import type { SeedContent } from './contents.ts';
import { lensProducts } from './products/lens-products.ts';
import { lensReasons, signatures, usageReasons } from './texts/optician-reasons.ts';

/** Returns the lens lines of a type, in the order of the range. */
const linesOf = (type: LensType) =>
  lensProducts.flatMap(({ group, lensType }, index, all) =>
    lensType === type && all.findIndex((one) => one.group === group && one.lensType === type) === index
      ? [group]
      : [],
  );
const everyReason = [...Object.values(lensReasons).flat(), ...Object.values(usageReasons)];

/**
 * The reasons why an Opalys optician recommends a lens: neighbours in a list have different reasons, packs of one lens
 * the same, and each reason belongs to one optician.
 */
export const opticianChoices: readonly SeedContent[] = lensProducts.flatMap(
  ({ id, group, lensType, lensUsage }) => {
    if (!lensType || !lensUsage) return [];
    const line = linesOf(lensType).indexOf(group);
    const reasons = [...lensReasons[lensType], usageReasons[lensUsage]];
    const reason = reasons[line % reasons.length];
    const optician = reason && opticians[everyReason.indexOf(reason) % opticians.length];
    if (!optician) return [];
    return locales.map(
      (locale): SeedContent => ({
        productId: id,
        kind: 'text',
        brand: 'opalys',
        locale,
        window: { start: '', end: '' },
        body: {
          heading: signatures[optician][locale],
          paragraphs: [reason[locale]],
          image_type: optician,
        },
      }),
    );
  },
);
