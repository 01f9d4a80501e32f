import type { CouponError } from '../../../domain/cart/coupon.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';

/** Sentences that speak to nobody, so that they suit every shop's style. Source: COUP-4. */
const messages: Readonly<Record<CouponError, Localised>> = {
  does_not_exist: {
    de: 'Diesen Gutschein gibt es nicht. Bitte die Schreibweise prüfen.',
    en: 'This coupon does not exist. Please check the spelling.',
    it: 'Questo buono non esiste. Va controllato il codice.',
    fr: 'Ce bon de réduction n’existe pas. Merci de vérifier le code.',
  },
  not_found: {
    de: 'Dieser Gutschein gilt hier nicht: Er wurde zurückgezogen oder gehört zu einem anderen Shop.',
    en: 'This coupon is not valid here: it was withdrawn or belongs to another shop.',
    it: 'Questo buono qui non vale: è stato ritirato o è di un altro negozio.',
    fr: 'Ce bon n’est pas valable ici\u202f: il a été retiré ou provient d’une autre boutique.',
  },
  expired: {
    de: 'Dieser Gutschein ist abgelaufen.',
    en: 'This coupon has expired.',
    it: 'Questo buono è scaduto.',
    fr: 'Ce bon de réduction a expiré.',
  },
  usage_limit: {
    de: 'Dieser Gutschein ist aufgebraucht.',
    en: 'This coupon has been used up.',
    it: 'Questo buono ha già raggiunto il numero massimo di utilizzi.',
    fr: 'Ce bon de réduction a déjà atteint son nombre maximal d’utilisations.',
  },
  customer_limit: {
    de: 'Dieser Gutschein wurde mit dieser E-Mail-Adresse bereits eingelöst.',
    en: 'This coupon has already been redeemed with this e-mail address.',
    it: 'Questo buono è già stato utilizzato con questo indirizzo e-mail.',
    fr: 'Ce bon de réduction a déjà été utilisé avec cette adresse e-mail.',
  },
  new_customers_only: {
    de: 'Dieser Gutschein gilt nur für die erste Bestellung.',
    en: 'This coupon is only valid for a first order.',
    it: 'Questo buono è valido solo per il primo ordine.',
    fr: 'Ce bon de réduction n’est valable que pour une première commande.',
  },
  not_for_products: {
    de: 'Dieser Gutschein gilt nicht für die Artikel im Warenkorb.',
    en: 'This coupon is not valid for the items in the cart.',
    it: 'Questo buono non è valido per gli articoli nel carrello.',
    fr: 'Ce bon de réduction n’est pas valable pour les articles du panier.',
  },
  not_with_promotions: {
    de: 'Dieser Gutschein lässt sich nicht mit Aktionspreisen kombinieren.',
    en: 'This coupon cannot be combined with promotional prices.',
    it: 'Questo buono non è cumulabile con i prezzi promozionali.',
    fr: 'Ce bon de réduction n’est pas cumulable avec les prix promotionnels.',
  },
  minimum_not_reached: {
    de: 'Der Mindestbestellwert für diesen Gutschein ist noch nicht erreicht.',
    en: 'The minimum order value for this coupon has not been reached yet.',
    it: 'L’importo minimo dell’ordine per questo buono non è ancora stato raggiunto.',
    fr: 'Le montant minimal de commande pour ce bon de réduction n’est pas encore atteint.',
  },
};

export const couponMessage = (refusal: CouponError, locale: Locale): string => messages[refusal][locale];
