import { opticians } from '../../../domain/content/drawing.ts';
import { locales } from '../../../domain/shared/locale.ts';
import type { SeedContent } from './contents.ts';
import { lensProducts } from './products/lens-products.ts';
import { lensReasons, signatures, usageReasons } from './texts/optician-reasons.ts';

const lines = [...new Set(lensProducts.map(({ group }) => group))];

/** Why an optician of Opalys chose a lens: neighbours in a list say different things, and sizes of one lens the same. */
export const opticianChoices: readonly SeedContent[] = lensProducts.flatMap(
  ({ id, group, lensType, lensUsage }) => {
    if (!lensType || !lensUsage) return [];
    const line = lines.indexOf(group);
    const reasons = [...lensReasons[lensType], usageReasons[lensUsage]];
    const reason = reasons[line % reasons.length];
    const optician = opticians[line % opticians.length];
    if (!reason || !optician) return [];
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
