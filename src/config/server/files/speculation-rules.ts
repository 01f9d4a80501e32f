import { locales } from '../../../domain/shared/locale.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';

/**
 * Before the app is there the browser prerenders what the pointer rests on; afterwards links are the router's and the
 * rules stop matching. Only pages of the catalogue: never the cart, the checkout or a sign-out.
 */
export const speculationRules: string = JSON.stringify({
  prerender: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          {
            href_matches: locales.flatMap((locale) =>
              ['p', 'c'].map((kind) => `${prefixOf(locale)}/${kind}/*`),
            ),
          },
          { selector_matches: 'html:not([data-app]) a' },
        ],
      },
    },
  ],
});
