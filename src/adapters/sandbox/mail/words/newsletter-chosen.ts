import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

/** What a mail with a login link adds where the newsletter was chosen with it. Source: ACC-3. */
export const newsletterChosen: Readonly<Record<Locale, Readonly<Record<AddressStyle, string>>>> = {
  de: {
    informal: 'Du hast auch den Newsletter gewählt. Abbestellen kannst du ihn jederzeit.',
    formal: 'Sie haben auch den Newsletter gewählt. Abbestellen können Sie ihn jederzeit.',
  },
  en: {
    informal: 'You’ve chosen the newsletter, too. You can unsubscribe at any time.',
    formal: 'You have also chosen the newsletter. You can unsubscribe at any time.',
  },
  it: {
    informal: 'Hai scelto anche la newsletter. Puoi annullare l’iscrizione in qualsiasi momento.',
    formal: 'Ha scelto anche la newsletter. Può annullare l’iscrizione in qualsiasi momento.',
  },
  fr: {
    informal: 'Tu as aussi choisi la newsletter. Tu peux te désabonner à tout moment.',
    formal: 'Vous avez aussi choisi la newsletter. Vous pouvez vous désabonner à tout moment.',
  },
};
