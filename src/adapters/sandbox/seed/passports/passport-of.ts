import { kindDuties, type PassportKind } from '../../../../domain/catalogue/passport/kind-duties.ts';
import type { Lines, Passport } from '../../../../domain/catalogue/passport/passport.ts';
import { productGtin } from '../range/gtins.ts';
import { makers } from '../range/makers.ts';
import type { CareKind, SeedProduct } from '../range/seed-product.ts';
import { instructions } from './instructions.ts';
import { warnings } from './warnings.ts';

type Described = Pick<
  SeedProduct,
  'id' | 'category' | 'careKind' | 'manufacturer' | 'facts' | 'options' | 'brand'
>;

const careKinds: Readonly<Record<CareKind, PassportKind>> = {
  multi_purpose: 'lens_disinfectant',
  peroxide: 'lens_disinfectant',
  saline: 'lens_rinse',
  drops: 'eye_drops',
  case: 'lens_case',
  cleaner: 'lens_cleaner',
};

const isForGlasses = ({ facts }: Described): boolean =>
  facts.some(({ code, value }) => code === 'suitable_for' && value === 'glasses');

const kindOf = (product: Described): PassportKind => {
  switch (product.category) {
    case 'lens':
      return 'contact_lens';
    case 'lenscare':
      return isForGlasses(product) ? 'glasses_cleaner' : careKinds[product.careKind ?? 'case'];
    case 'sunglasses':
    case 'reading_glasses':
      return product.category;
  }
};

const batch: Lines = {
  de: ['Charge (LOT) und Verfalldatum (Sanduhr) stehen auf der Packung.'],
  en: ['Batch (LOT) and expiry date (hourglass) are printed on the pack.'],
  it: ['Lotto (LOT) e scadenza (clessidra) sono stampati sulla confezione.'],
  fr: ['Le lot (LOT) et la date de péremption (sablier) figurent sur l’emballage.'],
};

/** Frame brands with a guarantee longer than the legal one. Units: years. */
const guaranteeYears: Readonly<Record<string, number>> = { Letteris: 5, Ravella: 3 };

/** Returns a seed product's passport. Its maker is stored in another table. */
export const passportOf = (product: Described): Passport => {
  const kind = kindOf(product);
  const { ce, classes } = kindDuties[kind];
  // Where a rule allows two classes: the seed's lenses are worn for less than 30 consecutive days, and drops stay on
  // the eye.
  const deviceClass = kind === 'eye_drops' ? 'IIb' : classes[0];
  const body = makers.find(({ name }) => name === product.manufacturer)?.notifiedBody;
  const gtin = productGtin(product.id);
  const years = guaranteeYears[product.brand];
  const told = instructions[kind];
  return {
    kind,
    ...(ce && { ceMarked: true }),
    ...(deviceClass && { deviceClass, udiDi: gtin }),
    ...(deviceClass && deviceClass !== 'I' && body !== undefined && { notifiedBody: body }),
    // Each power of a lens and each colour of a frame has its own number.
    ...(product.options.length === 0 && { gtin }),
    ...(deviceClass && { batch }),
    warnings: warnings[kind],
    ...(told && { instructions: told }),
    ...(years !== undefined && { guaranteeYears: years }),
  };
};
