import type { Say } from '../../../application/shared/texts.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Sandbox } from '../sandbox.ts';

/** One in whose country German is spelled as in most. */
const anyShop: BrandId = 'augental';

/** What a page says that no shop is known of: it is the same in each. */
export const sayOfNoShop = ({ texts }: Pick<Sandbox, 'texts'>, locale: Locale): Say => texts(anyShop, locale);
