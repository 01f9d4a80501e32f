import type { Locale, Localised } from '../../../domain/shared/locale.ts';

/** What the shop says when it refuses, by code. `{name}` is filled from the values. They speak to nobody. Source: NOTE-7. */
const messages = {
  'product.not_orderable': {
    de: 'Dieser Artikel ist nicht mehr erhältlich.',
    en: 'This item is no longer available.',
    it: 'Questo articolo non è più disponibile.',
    fr: 'Cet article n’est plus disponible.',
  },
  'product.variant_does_not_exist': {
    de: 'Diese Ausführung gibt es nicht.',
    en: 'This version does not exist.',
    it: 'Questa variante non esiste.',
    fr: 'Cette version n’existe pas.',
  },
  'product.max_quantity_exceeded': {
    de: 'Höchstens {max} Stück pro Bestellung.',
    en: 'At most {max} pieces per order.',
    it: 'Quantità massima per ordine: {max}.',
    fr: 'Quantité maximale par commande : {max}.',
  },
  'product.quantity_fixed': {
    de: 'Die Menge einer Probepackung ist fest.',
    en: 'The quantity of a trial pack is fixed.',
    it: 'La quantità di una confezione di prova è fissa.',
    fr: 'La quantité d’une boîte d’essai est fixe.',
  },
  'product.stock.reduce_stock': {
    de: 'Nur noch {stock} Stück verfügbar.',
    en: 'Only {stock} pieces available.',
    it: 'Solo {stock} in magazzino.',
    fr: 'Plus que {stock} en stock.',
  },
  'product.stock.no_stock_available': {
    de: 'Dieser Artikel ist ausverkauft.',
    en: 'This item is sold out.',
    it: 'Questo articolo è esaurito.',
    fr: 'Cet article est épuisé.',
  },
  'cart.too_many_lines': {
    de: 'Der Warenkorb ist voll: höchstens {max} verschiedene Artikel.',
    en: 'The cart is full: at most {max} different items.',
    it: 'Il carrello è pieno: al massimo {max} articoli diversi.',
    fr: 'Le panier est plein : {max} articles différents au maximum.',
  },
  'cart.line_gone': {
    de: 'Dieser Artikel liegt nicht mehr im Warenkorb.',
    en: 'This item is no longer in the cart.',
    it: 'Questo articolo non è più nel carrello.',
    fr: 'Cet article n’est plus dans le panier.',
  },
  'cart.empty': {
    de: 'Der Warenkorb ist leer.',
    en: 'The cart is empty.',
    it: 'Il carrello è vuoto.',
    fr: 'Le panier est vide.',
  },
  rate_limit: {
    de: 'Zu viele Versuche. Bitte in einer Minute noch einmal versuchen.',
    en: 'Too many attempts. Please try again in a minute.',
    it: 'Troppi tentativi. Si prega di riprovare tra un minuto.',
    fr: 'Trop de tentatives. Merci de réessayer dans une minute.',
  },
  'validation.required': {
    de: 'Dieses Feld wird benötigt.',
    en: 'This field is required.',
    it: 'Questo campo è obbligatorio.',
    fr: 'Ce champ est obligatoire.',
  },
  'validation.invalid': {
    de: 'Diese Angabe stimmt nicht.',
    en: 'This entry is not right.',
    it: 'Questo dato non è corretto.',
    fr: 'Cette indication n’est pas correcte.',
  },
  'validation.invalid_email': {
    de: 'Diese E-Mail-Adresse stimmt nicht.',
    en: 'This e-mail address is not right.',
    it: 'Questo indirizzo e-mail non è corretto.',
    fr: 'Cette adresse e-mail n’est pas correcte.',
  },
  'validation.invalid_country': {
    de: 'In dieses Land wird nicht geliefert.',
    en: 'There is no delivery to this country.',
    it: 'Non consegniamo in questo Paese.',
    fr: 'Nous ne livrons pas dans ce pays.',
  },
  'validation.too_long': {
    de: 'Höchstens {max} Zeichen.',
    en: 'At most {max} characters.',
    it: 'Al massimo {max} caratteri.',
    fr: '{max} caractères au maximum.',
  },
  'validation.invalid_characters': {
    de: 'Diese Angabe enthält unzulässige Zeichen.',
    en: 'This entry contains characters that cannot be used.',
    it: 'Questo dato contiene caratteri non ammessi.',
    fr: 'Cette indication contient des caractères non admis.',
  },
  'validation.invalid_postcode': {
    de: 'Diese Postleitzahl passt nicht zum Land.',
    en: 'This postcode does not match the country.',
    it: 'Questo CAP non corrisponde al Paese.',
    fr: 'Ce code postal ne correspond pas au pays.',
  },
  'validation.invalid_phone': {
    de: 'Diese Telefonnummer stimmt nicht.',
    en: 'This phone number is not right.',
    it: 'Questo numero di telefono non è corretto.',
    fr: 'Ce numéro de téléphone n’est pas correct.',
  },
  'validation.invalid_date': {
    de: 'Dieses Datum stimmt nicht.',
    en: 'This date is not right.',
    it: 'Questa data non è corretta.',
    fr: 'Cette date n’est pas correcte.',
  },
  'validation.invalid_salutation': {
    de: 'Diese Anrede gibt es nicht.',
    en: 'This title does not exist.',
    it: 'Questo titolo non esiste.',
    fr: 'Cette civilité n’existe pas.',
  },
  'validation.invalid_tax_number': {
    de: 'Diese Steuernummer stimmt nicht.',
    en: 'This tax number is not right.',
    it: 'Questo codice fiscale o partita IVA non è corretto.',
    fr: 'Ce numéro fiscal n’est pas correct.',
  },
  'validation.invalid_miles_and_more_number': {
    de: 'Diese Miles-&-More-Nummer stimmt nicht.',
    en: 'This Miles & More number is not right.',
    it: 'Questo numero Miles & More non è corretto.',
    fr: 'Ce numéro Miles & More n’est pas correct.',
  },
  'validation.no_spaces_in_coupon': {
    de: 'Ein Gutscheincode enthält keine Leerzeichen.',
    en: 'A coupon code contains no spaces.',
    it: 'Il codice di un buono non contiene spazi.',
    fr: 'Un code de réduction ne contient pas d’espaces.',
  },
  'shipping.not_available': {
    de: 'Diese Versandart ist für diese Bestellung nicht möglich.',
    en: 'This shipping method is not possible for this order.',
    it: 'Questo metodo di spedizione non è possibile per questo ordine.',
    fr: 'Ce mode de livraison n’est pas possible pour cette commande.',
  },
  'payment.not_available': {
    de: 'Diese Zahlungsart ist für diese Bestellung nicht möglich.',
    en: 'This payment method is not possible for this order.',
    it: 'Questo metodo di pagamento non è possibile per questo ordine.',
    fr: 'Ce mode de paiement n’est pas possible pour cette commande.',
  },
  'payment.invoice_new_customer': {
    de: 'Der Kauf auf Rechnung ist bei der ersten Bestellung nicht möglich.',
    en: 'Paying by invoice is not possible for a first order.',
    it: 'Il pagamento con fattura non è possibile per il primo ordine.',
    fr: 'Le paiement sur facture n’est pas possible pour une première commande.',
  },
  'payment.order_closed': {
    de: 'Diese Bestellung kann nicht mehr bezahlt werden.',
    en: 'This order can no longer be paid.',
    it: 'Questo ordine non può più essere pagato.',
    fr: 'Cette commande ne peut plus être payée.',
  },
  'checkout.not_ready': {
    de: 'Der Bestellung fehlen noch Angaben.',
    en: 'The order is not complete yet.',
    it: 'All’ordine mancano ancora dei dati.',
    fr: 'Il manque encore des indications pour cette commande.',
  },
  'checkout.order_limit': {
    de: 'Bestellungen über {limit} werden aus Zollgründen nicht in dieses Land verschickt.',
    en: 'For customs reasons, orders above {limit} are not shipped to this country.',
    it: 'Per motivi doganali, gli ordini superiori a {limit} non vengono spediti in questo Paese.',
    fr: 'Pour des raisons douanières, les commandes de plus de {limit} ne sont pas expédiées vers ce pays.',
  },
  'order.not_found': {
    de: 'Diese Bestellung wurde nicht gefunden.',
    en: 'This order was not found.',
    it: 'Questo ordine non è stato trovato.',
    fr: 'Cette commande est introuvable.',
  },
} as const satisfies Readonly<Record<string, Localised>>;

export type MessageCode = keyof typeof messages;

/** The sentence of a code in a language. */
export const message = (
  code: MessageCode,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  messages[code][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
