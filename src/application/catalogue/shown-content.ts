import type { TimedContent } from '../../domain/catalogue/product.ts';
import { isShown } from '../../domain/catalogue/timed-content.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { type ClockPort, shopTimeNow } from '../shared/clock.ts';

/** The locale, shop brand and clock that content is shown for. */
export interface Viewer {
  readonly locale: Locale;
  readonly brand: BrandId;
  readonly clock: ClockPort;
}

/** Returns the parts of a product's content that show in this shop and language now. Source: CAT-14. */
export const shownContent = <Content extends TimedContent>(
  contents: readonly Content[],
  { locale, brand, clock }: Viewer,
): readonly Content[] => {
  const time = shopTimeNow(clock);
  return contents.filter((content) => isShown(content, { locale, brand, time }));
};
