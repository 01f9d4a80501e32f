import type { CouponError } from '../../../domain/cart/coupon.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';
import { filled } from './filled.ts';

/** Sentences that speak to nobody, so that they suit every shop's style. Source: COUP-4. */
const messages: Readonly<Record<CouponError, Localised>> = {
  does_not_exist: {
    de: 'Diesen Gutschein gibt es nicht. Bitte die Schreibweise prüfen.',
    en: 'This coupon does not exist. Please check the spelling.',
    it: 'Questo buono non esiste. Controllare il codice.',
    fr: 'Ce bon de réduction n’existe pas. Merci de vérifier le code.',
  },
  not_found: {
    de: 'Dieser Gutschein gilt hier nicht: Er wurde zurückgezogen oder gehört zu einem anderen Shop.',
    en: 'This coupon is not valid here: it has been withdrawn or belongs to another shop.',
    it: 'Questo buono qui non vale: è stato ritirato o è di un altro negozio.',
    fr: 'Ce bon de réduction n’est pas valable ici\u202f: il a été retiré ou provient d’une autre boutique.',
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
    en: 'This coupon has already been used with this e-mail address.',
    it: 'Questo buono è già stato utilizzato con questo indirizzo e-mail.',
    fr: 'Ce bon de réduction a déjà été utilisé avec cette adresse e-mail.',
  },
  new_customers_only: {
    de: 'Dieser Gutschein gilt nur für die erste Bestellung.',
    en: 'This coupon is only valid on a first order.',
    it: 'Questo buono è valido solo per il primo ordine.',
    fr: 'Ce bon de réduction n’est valable que pour une première commande.',
  },
  not_for_products: {
    de: 'Dieser Gutschein gilt nicht für die Artikel im Warenkorb.',
    en: 'This coupon is not valid for the items in your cart.',
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
    en: 'Your order has not reached the minimum value for this coupon yet.',
    it: 'L’importo minimo dell’ordine per questo buono non è ancora stato raggiunto.',
    fr: 'Le montant minimal de commande pour ce bon de réduction n’est pas encore atteint.',
  },
};

export const couponMessage = (refusal: CouponError, locale: Locale): string => messages[refusal][locale];

/** The same of a coupon that lies on a cart and does not count there: which, why, and whether it may count again. */
const notes: Readonly<Record<CouponError, Localised>> = {
  does_not_exist: {
    de: 'Der Gutschein {code} zählt nicht mehr: Er steht hier nicht zur Verfügung.',
    en: 'Coupon {code} no longer applies: it is not available here.',
    it: 'Il buono {code} non vale più: qui non è disponibile.',
    fr: 'Le bon de réduction {code} n’est plus valable\u202f: il n’est pas disponible ici.',
  },
  not_found: {
    de: 'Der Gutschein {code} zählt nicht mehr: Er wurde zurückgezogen oder gehört zu einem anderen Shop.',
    en: 'Coupon {code} no longer applies: it has been withdrawn or belongs to another shop.',
    it: 'Il buono {code} non vale più: è stato ritirato o è di un altro negozio.',
    fr: 'Le bon de réduction {code} n’est plus valable\u202f: il a été retiré ou provient d’une autre boutique.',
  },
  expired: {
    de: 'Der Gutschein {code} zählt nicht mehr: Er ist abgelaufen.',
    en: 'Coupon {code} no longer applies: it has expired.',
    it: 'Il buono {code} non vale più: è scaduto.',
    fr: 'Le bon de réduction {code} n’est plus valable\u202f: il a expiré.',
  },
  usage_limit: {
    de: 'Der Gutschein {code} zählt nicht mehr: Er ist aufgebraucht.',
    en: 'Coupon {code} no longer applies: it has been used up.',
    it: 'Il buono {code} non vale più: ha raggiunto il numero massimo di utilizzi.',
    fr: 'Le bon de réduction {code} n’est plus valable\u202f: il a atteint son nombre maximal d’utilisations.',
  },
  customer_limit: {
    de: 'Der Gutschein {code} zählt nicht mehr: Er wurde mit dieser E-Mail-Adresse bereits eingelöst.',
    en: 'Coupon {code} no longer applies: it has already been used with this e-mail address.',
    it: 'Il buono {code} non vale più: è già stato utilizzato con questo indirizzo e-mail.',
    fr: 'Le bon de réduction {code} n’est plus valable\u202f: il a déjà été utilisé avec cette adresse e-mail.',
  },
  new_customers_only: {
    de: 'Der Gutschein {code} zählt nicht mehr: Er gilt nur für die erste Bestellung.',
    en: 'Coupon {code} no longer applies: it is only valid on a first order.',
    it: 'Il buono {code} non vale più: è valido solo per il primo ordine.',
    fr: 'Le bon de réduction {code} n’est plus valable\u202f: il n’est valable que pour une première commande.',
  },
  not_for_products: {
    de: 'Der Gutschein {code} zählt zurzeit nicht: Er gilt nicht für die Artikel im Warenkorb.',
    en: 'Coupon {code} does not apply at the moment: it is not valid for the items in your cart.',
    it: 'Il buono {code} al momento non vale: non è valido per gli articoli nel carrello.',
    fr: 'Le bon de réduction {code} ne compte pas pour le moment\u202f: il n’est pas valable pour les articles du panier.',
  },
  not_with_promotions: {
    de: 'Der Gutschein {code} zählt zurzeit nicht: Er lässt sich nicht mit Aktionspreisen kombinieren.',
    en: 'Coupon {code} does not apply at the moment: it cannot be combined with promotional prices.',
    it: 'Il buono {code} al momento non vale: non è cumulabile con i prezzi promozionali.',
    fr: 'Le bon de réduction {code} ne compte pas pour le moment\u202f: il n’est pas cumulable avec les prix promotionnels.',
  },
  minimum_not_reached: {
    de: 'Der Gutschein {code} zählt zurzeit nicht: Er gilt ab einem Warenwert von {minimum}.',
    en: 'Coupon {code} does not apply at the moment: it is valid on orders of {minimum} or more.',
    it: 'Il buono {code} al momento non vale: è valido a partire da un importo di {minimum}.',
    fr: 'Le bon de réduction {code} ne compte pas pour le moment\u202f: il est valable à partir de {minimum} d’achats.',
  },
};

/** `minimum`: written out; from where the coupon counts. Source: COUP-5. */
export const couponNote = (
  refusal: CouponError,
  locale: Locale,
  values: { readonly code: string; readonly minimum?: string },
): string => filled(notes[refusal][locale], values);
