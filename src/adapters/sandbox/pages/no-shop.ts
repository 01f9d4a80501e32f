import type { Say } from '../../../application/shared/texts.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Sandbox } from '../sandbox.ts';

/** A shop whose country uses the most common German spelling. */
const anyShop: BrandId = 'augental';

/** Returns the texts of pages on which no shop is known. These texts are the same in every shop. */
export const textsWithoutShop = ({ texts }: Pick<Sandbox, 'texts'>, locale: Locale): Say =>
  texts(anyShop, locale);
