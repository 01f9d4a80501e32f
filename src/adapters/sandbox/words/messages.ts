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
    de: 'Diese Ausführung gibt es nicht. Bitte andere Werte wählen.',
    en: 'This version does not exist. Please choose other values.',
    it: 'Questa variante non esiste.',
    fr: 'Cette version n’existe pas.',
  },
  'product.max_quantity_exceeded': {
    de: 'Höchstens {max} Stück pro Bestellung.',
    en: 'At most {max} per order.',
    it: 'Quantità massima per ordine: {max}.',
    fr: 'Quantité maximale par commande : {max}.',
  },
  'product.quantity_fixed': {
    de: 'Die Menge einer Testpackung ist fest.',
    en: 'The quantity of a trial pack is fixed.',
    it: 'La quantità di una confezione di prova è fissa.',
    fr: 'La quantité d’une boîte d’essai est fixe.',
  },
  'product.stock.reduce_stock': {
    de: 'Nur noch {stock} Stück lieferbar. Bitte weniger wählen.',
    en: 'Only {stock} available. Please choose fewer.',
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
    de: 'Dieser Artikel liegt nicht mehr im Warenkorb. Bitte bei Bedarf neu hineinlegen.',
    en: 'This item is no longer in the cart. Please add it again if needed.',
    it: 'Questo articolo non è più nel carrello.',
    fr: 'Cet article n’est plus dans le panier.',
  },
  'cart.empty': {
    de: 'Der Warenkorb ist leer. Bitte zuerst etwas hineinlegen.',
    en: 'The cart is empty. Please add something first.',
    it: 'Il carrello è vuoto.',
    fr: 'Le panier est vide.',
  },
  rate_limit: {
    de: 'Zu viele Versuche. Bitte in einer Minute noch einmal versuchen.',
    en: 'Too many attempts. Please try again in a minute.',
    it: 'Troppi tentativi. Riprovare tra un minuto.',
    fr: 'Trop de tentatives. Merci de réessayer dans une minute.',
  },
  'validation.required': {
    de: 'Dieses Feld wird benötigt.',
    en: 'This field is required.',
    it: 'Questo campo è obbligatorio.',
    fr: 'Ce champ est obligatoire.',
  },
  'validation.invalid': {
    de: 'Diese Angabe stimmt nicht. Bitte prüfen.',
    en: 'This entry is not right. Please check it.',
    it: 'Questo dato non è corretto.',
    fr: 'Cette indication n’est pas correcte.',
  },
  'validation.invalid_email': {
    de: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht zum Beispiel so aus: name@example.com',
    en: 'This e-mail address is incomplete. It should look like this: name@example.com',
    it: 'Questo indirizzo e-mail non è corretto.',
    fr: 'Cette adresse e-mail n’est pas correcte.',
  },
  'validation.invalid_country': {
    de: 'In dieses Land wird nicht geliefert. Bitte ein anderes wählen.',
    en: 'There is no delivery to this country. Please choose another one.',
    it: 'Non consegniamo in questo Paese.',
    fr: 'Nous ne livrons pas dans ce pays.',
  },
  'validation.too_long': {
    de: 'Das ist zu lang: bitte höchstens {max} Zeichen.',
    en: 'This is too long: please use {max} characters at most.',
    it: 'Al massimo {max} caratteri.',
    fr: '{max} caractères au maximum.',
  },
  'validation.invalid_characters': {
    de: 'Hier steht ein Zeichen, das nicht verarbeitet werden kann. Bitte löschen oder anders schreiben.',
    en: 'There is a character here that cannot be processed. Please delete it or type it differently.',
    it: 'Questo dato contiene caratteri non ammessi.',
    fr: 'Cette indication contient des caractères non admis.',
  },
  'validation.invalid_postcode': {
    de: 'Diese Postleitzahl passt nicht zum Land. Bitte prüfen.',
    en: 'This postcode does not match the country. Please check it.',
    it: 'Questo CAP non corrisponde al Paese.',
    fr: 'Ce code postal ne correspond pas au pays.',
  },
  'validation.invalid_phone': {
    de: 'Diese Telefonnummer stimmt nicht. Bitte prüfen.',
    en: 'This phone number does not look right. Please check it.',
    it: 'Questo numero di telefono non è corretto.',
    fr: 'Ce numéro de téléphone n’est pas correct.',
  },
  'validation.invalid_date': {
    de: 'Dieses Datum gibt es nicht, oder es liegt in der Zukunft. Bitte prüfen.',
    en: 'This date does not exist or lies in the future. Please check it.',
    it: 'Questa data non è corretta.',
    fr: 'Cette date n’est pas correcte.',
  },
  'validation.invalid_salutation': {
    de: 'Diese Anrede gibt es nicht. Bitte eine aus der Liste wählen.',
    en: 'This title does not exist. Please choose one from the list.',
    it: 'Questo titolo non esiste.',
    fr: 'Cette civilité n’existe pas.',
  },
  'validation.invalid_tax_number': {
    de: 'Diese Steuernummer ist nicht gültig. Bitte prüfen.',
    en: 'This tax number is not valid. Please check it.',
    it: 'Questo codice fiscale o partita IVA non è corretto.',
    fr: 'Ce numéro fiscal n’est pas correct.',
  },
  'validation.invalid_miles_and_more_number': {
    de: 'Diese Miles-&-More-Nummer stimmt nicht. Bitte die 15 Ziffern prüfen.',
    en: 'This Miles & More number is not right. Please check its 15 digits.',
    it: 'Questo numero Miles & More non è corretto.',
    fr: 'Ce numéro Miles & More n’est pas correct.',
  },
  'validation.no_spaces_in_coupon': {
    de: 'Ein Gutscheincode enthält keine Leerzeichen. Bitte ohne Leerzeichen eingeben.',
    en: 'A coupon code contains no spaces. Please enter it without spaces.',
    it: 'Il codice di un buono non contiene spazi.',
    fr: 'Un code de réduction ne contient pas d’espaces.',
  },
  'shipping.not_available': {
    de: 'Diese Versandart ist für diese Bestellung nicht möglich. Bitte eine andere wählen.',
    en: 'This shipping method is not available for this order. Please choose another one.',
    it: 'Questo metodo di spedizione non è possibile per questo ordine.',
    fr: 'Ce mode de livraison n’est pas possible pour cette commande.',
  },
  'payment.not_available': {
    de: 'Diese Zahlungsart ist für diese Bestellung nicht möglich. Bitte eine andere wählen.',
    en: 'This payment method is not available for this order. Please choose another one.',
    it: 'Questo metodo di pagamento non è possibile per questo ordine.',
    fr: 'Ce mode de paiement n’est pas possible pour cette commande.',
  },
  'payment.invoice_new_customer': {
    de: 'Kauf auf Rechnung ist bei der ersten Bestellung nicht möglich. Bitte eine andere Zahlungsart wählen.',
    en: 'Paying by invoice is not possible for a first order. Please choose another payment method.',
    it: 'Il pagamento con fattura non è possibile per il primo ordine.',
    fr: 'Le paiement sur facture n’est pas possible pour une première commande.',
  },
  'payment.order_closed': {
    de: 'Diese Bestellung wurde storniert und kann nicht mehr bezahlt werden. Bitte neu bestellen.',
    en: 'This order has been cancelled and can no longer be paid. Please order again.',
    it: 'Questo ordine non può più essere pagato.',
    fr: 'Cette commande ne peut plus être payée.',
  },
  'checkout.not_ready': {
    de: 'Der Bestellung fehlen noch Angaben. Bitte die Schritte der Kasse ergänzen.',
    en: 'Some details are still missing from the order. Please complete the checkout steps.',
    it: 'All’ordine mancano ancora dei dati.',
    fr: 'Il manque encore des indications pour cette commande.',
  },
  'checkout.order_limit': {
    de: 'Bestellungen über {limit} werden aus Zollgründen nicht in dieses Land verschickt.',
    en: 'For customs reasons, orders over {limit} are not shipped to this country.',
    it: 'Per motivi doganali, gli ordini superiori a {limit} non vengono spediti in questo Paese.',
    fr: 'Pour des raisons douanières, les commandes de plus de {limit} ne sont pas expédiées vers ce pays.',
  },
  'order.not_found': {
    de: 'Diese Bestellung wurde nicht gefunden. Bitte den Link aus der Bestätigung öffnen.',
    en: 'This order was not found. Please open the link in the confirmation.',
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
