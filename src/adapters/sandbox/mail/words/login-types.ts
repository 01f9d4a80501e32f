import type { LoginLinkType } from '../../../../domain/identity/login-link-type.ts';
import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import { lensPassWords } from './lens-pass.ts';
import { loginWords } from './login.ts';
import type { LinkWords } from './reset.ts';

/** Where the link leads; all else is said as in any mail with a login link. */
type Lead = Pick<LinkWords, 'text' | 'open'>;

/** To what was ordered before. */
const reorderLead: Readonly<Record<Locale, Readonly<Record<AddressStyle, Lead>>>> = {
  de: {
    informal: {
      text: 'Mit dem Knopf meldest du dich an und kommst zu deinen Bestellungen. Von dort bestellst du mit einem Klick nach.',
      open: 'Zum Nachbestellen',
    },
    formal: {
      text: 'Mit dem Knopf melden Sie sich an und kommen zu Ihren Bestellungen. Von dort bestellen Sie mit einem Klick nach.',
      open: 'Zum Nachbestellen',
    },
  },
  en: {
    informal: {
      text: 'The button signs you in and takes you to your orders. From there, you can reorder with one click.',
      open: 'Order again',
    },
    formal: {
      text: 'The button signs you in and takes you to your orders. From there, you can reorder with one click.',
      open: 'Order again',
    },
  },
  it: {
    informal: {
      text: 'Con il pulsante accedi e arrivi ai tuoi ordini. Da lì ordini di nuovo con un clic.',
      open: 'Ordina di nuovo',
    },
    formal: {
      text: 'Con il pulsante accede e arriva ai Suoi ordini. Da lì ordina di nuovo con un clic.',
      open: 'Ordinare di nuovo',
    },
  },
  fr: {
    informal: {
      text: 'Le bouton te connecte et te mène à tes commandes. De là, un clic suffit pour commander à nouveau.',
      open: 'Commander à nouveau',
    },
    formal: {
      text: 'Le bouton vous connecte et vous mène à vos commandes. De là, un clic suffit pour commander à nouveau.',
      open: 'Commander à nouveau',
    },
  },
};

/** Back to a cart. */
const cartLead: Readonly<Record<Locale, Readonly<Record<AddressStyle, Lead>>>> = {
  de: {
    informal: {
      text: 'Mit dem Knopf meldest du dich an, und dein Warenkorb ist wieder da.',
      open: 'Zum Warenkorb',
    },
    formal: {
      text: 'Mit dem Knopf melden Sie sich an, und Ihr Warenkorb ist wieder da.',
      open: 'Zum Warenkorb',
    },
  },
  en: {
    informal: {
      text: 'The button signs you in, and your cart is back.',
      open: 'Go to cart',
    },
    formal: {
      text: 'The button signs you in, and your cart is back.',
      open: 'Go to cart',
    },
  },
  it: {
    informal: {
      text: 'Con il pulsante accedi e ritrovi il tuo carrello.',
      open: 'Torna al carrello',
    },
    formal: {
      text: 'Con il pulsante accede e ritrova il Suo carrello.',
      open: 'Tornare al carrello',
    },
  },
  fr: {
    informal: {
      text: 'Le bouton te connecte, et tu retrouves ton panier.',
      open: 'Retrouver le panier',
    },
    formal: {
      text: 'Le bouton vous connecte, et vous retrouvez votre panier.',
      open: 'Retrouver le panier',
    },
  },
};

const led = (lead: typeof reorderLead) => (locale: Locale, style: AddressStyle) => ({
  ...loginWords[locale][style],
  ...lead[locale][style],
});

/** What a mail with a login link says, by what the link is for. Source: AUTH-7. */
export const loginWordsFor: Readonly<
  Record<LoginLinkType, (locale: Locale, style: AddressStyle) => LinkWords>
> = {
  reorder: led(reorderLead),
  lenspass: (locale, style) => lensPassWords[locale][style],
  'abandoned-cart': led(cartLead),
};
