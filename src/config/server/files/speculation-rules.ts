import { locales } from '../../../domain/shared/locale.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';

/**
 * The browser prerenders a link that the pointer rests on. Only pages of the catalogue: never the cart, the checkout or
 * a sign-out.
 */
export const speculationRules: string = JSON.stringify({
  prerender: [
    {
      eagerness: 'moderate',
      where: {
        href_matches: locales.flatMap((locale) => ['p', 'c'].map((kind) => `${prefixOf(locale)}/${kind}/*`)),
      },
    },
  ],
});
