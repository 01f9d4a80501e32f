import { leadingTexts } from '../../../application/catalogue/leading-texts.ts';
import type { Services } from '../../../application/services.ts';
import type { RichContent } from '../../../domain/catalogue/product.ts';
import { asChoice, type OpticianChoice } from './optician-choice.ts';

/** Returns the first optician's choice that is shown in this shop and language now. */
export const choiceOf = (
  contents: readonly RichContent[],
  { locale, shop, clock }: Pick<Services, 'locale' | 'shop' | 'clock'>,
): OpticianChoice | undefined =>
  leadingTexts(contents, { locale, brand: shop.id, clock })
    .map(asChoice)
    .find((choice) => choice !== undefined);
