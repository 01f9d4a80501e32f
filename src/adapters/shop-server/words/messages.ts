import type { Locale, Localised } from '../../../domain/shared/locale.ts';
import { accountMessages } from './account-messages.ts';
import { alertMessages } from './alert-messages.ts';
import { eyeCheckMessages } from './eye-check-messages.ts';
import { reorderMessages } from './reorder-messages.ts';
import { subscriptionMessages } from './subscription-messages.ts';

/** What the shop says when it refuses, by code. `{name}` is filled from the values. They speak to nobody. Source: NOTE-7. */
const messages = {
  ...accountMessages,
  ...alertMessages,
  ...eyeCheckMessages,
  ...reorderMessages,
  ...subscriptionMessages,
  'product.not_orderable': {
    de: 'Dieser Artikel ist nicht mehr erhältlich.',
    en: 'This item is no longer available.',
    it: 'Questo articolo non è più disponibile.',
    fr: 'Cet article n’est plus disponible.',
  },
  'prescription.required': {
    de: 'Kontaktlinsen gehen in dieses Land nur auf Verordnung: Datum und Aussteller fehlen noch.',
    en: 'To send contact lenses to this country we need a prescription: its date and prescriber are missing.',
    it: 'In questo Paese le lenti a contatto si vendono solo con prescrizione: mancano la data e chi l’ha rilasciata.',
    fr: 'Dans ce pays, les lentilles de contact se délivrent sur ordonnance : il manque sa date et le prescripteur.',
  },
  'prescription.too_old': {
    de: 'Diese Verordnung ist mehr als {years} Jahre alt und gilt nicht mehr. Bitte eine neuere angeben.',
    en: 'This prescription is more than {years} years old and no longer valid. Please enter a more recent one.',
    it: 'Questa prescrizione ha più di {years} anni e non è più valida. Ne serve una più recente.',
    fr: 'Cette ordonnance a plus de {years} ans et n’est plus valable. Merci d’en indiquer une plus récente.',
  },
  'prescription.future': {
    de: 'Dieses Datum liegt in der Zukunft. Gemeint ist der Tag, an dem die Verordnung ausgestellt wurde.',
    en: 'This date is in the future. Please enter the day the prescription was issued.',
    it: 'Questa data è nel futuro. Si intende il giorno in cui è stata rilasciata la prescrizione.',
    fr: 'Cette date est dans le futur. Il s’agit du jour où l’ordonnance a été établie.',
  },
  'product.withheld': {
    de: 'Dieser Artikel wird hier zurzeit nicht verkauft: Vorgeschriebene Angaben fehlen.',
    en: 'We are not selling this item at the moment: information required by law is missing.',
    it: 'Al momento questo articolo non è venduto qui: mancano indicazioni obbligatorie.',
    fr: 'Cet article n’est pas vendu ici pour le moment : il manque des informations obligatoires.',
  },
  'rating.no_stars': {
    de: 'Zuerst kommen die Sterne.',
    en: 'Please give your stars first.',
    it: 'Prima vengono le stelle.',
    fr: 'Les étoiles viennent d’abord.',
  },
  'rating.unknown_key': {
    de: 'Das wird bei diesem Artikel nicht bewertet.',
    en: 'This cannot be rated for this item.',
    it: 'Questo articolo non si valuta così.',
    fr: 'Cela ne se note pas pour cet article.',
  },
  'rating.too_long': {
    de: 'Höchstens {max} Zeichen.',
    en: 'No more than {max} characters.',
    it: 'Al massimo {max} caratteri.',
    fr: '{max} caractères au maximum.',
  },
  'product.variant_does_not_exist': {
    de: 'Diese Ausführung gibt es nicht. Bitte andere Werte wählen.',
    en: 'This product does not come in these values. Please choose others.',
    it: 'Questa variante non esiste. Scegliere altri valori.',
    fr: 'Cette version n’existe pas. Merci de choisir d’autres valeurs.',
  },
  'product.max_quantity_exceeded': {
    de: 'Höchstens {max} Stück pro Bestellung.',
    en: 'No more than {max} per order.',
    it: 'Quantità massima per ordine: {max}.',
    fr: 'Quantité maximale par commande : {max}.',
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
    it: 'Disponibilità residua: {stock}. Ridurre la quantità.',
    fr: 'Il n’en reste que {stock}. Merci de réduire la quantité.',
  },
  'product.stock.no_stock_available': {
    de: 'Dieser Artikel ist ausverkauft.',
    en: 'This item is sold out.',
    it: 'Questo articolo è esaurito.',
    fr: 'Cet article est épuisé.',
  },
  'cart.too_many_lines': {
    de: 'Der Warenkorb ist voll: höchstens {max} verschiedene Artikel.',
    en: 'Your cart is full: no more than {max} different items.',
    it: 'Il carrello è pieno: al massimo {max} articoli diversi.',
    fr: 'Le panier est plein : {max} articles différents au maximum.',
  },
  'cart.line_gone': {
    de: 'Dieser Artikel liegt nicht mehr im Warenkorb. Bitte bei Bedarf neu hineinlegen.',
    en: 'This item is no longer in your cart. Please add it again if you need it.',
    it: 'Questo articolo non è più nel carrello. Se serve, aggiungerlo di nuovo.',
    fr: 'Cet article n’est plus dans le panier. Merci de le rajouter si besoin.',
  },
  'cart.changed': {
    de: 'Die Summe hat sich geändert. Bitte den Warenkorb noch einmal ansehen.',
    en: 'The total has changed. Please check your cart again.',
    it: 'Il totale è cambiato. Ricontrollare il carrello.',
    fr: 'Le total a changé. Merci de vérifier le panier.',
  },
  'cart.empty': {
    de: 'Der Warenkorb ist leer. Bitte zuerst etwas hineinlegen.',
    en: 'Your cart is empty. Please add something first.',
    it: 'Il carrello è vuoto. Aggiungere prima un articolo.',
    fr: 'Le panier est vide. Merci d’y ajouter d’abord un article.',
  },
  rate_limit: {
    de: 'Zu viele Versuche. Bitte in einer Minute noch einmal versuchen.',
    en: 'Too many attempts. Please try again in a minute.',
    it: 'Troppi tentativi. Riprovare tra un minuto.',
    fr: 'Trop de tentatives. Merci de réessayer dans une minute.',
  },
  'rate_limit.minutes': {
    de: 'Zu viele Versuche. Bitte in {minutes} Minuten noch einmal versuchen.',
    en: 'Too many attempts. Please try again in {minutes} minutes.',
    it: 'Troppi tentativi. Riprovare tra {minutes} minuti.',
    fr: 'Trop de tentatives. Merci de réessayer dans {minutes} minutes.',
  },
  'address.too_many': {
    de: 'Das Adressbuch ist voll: höchstens {max} Adressen.',
    en: 'Your address book is full: no more than {max} addresses.',
    it: 'La rubrica è piena: al massimo {max} indirizzi.',
    fr: 'Le carnet d’adresses est plein : {max} adresses au maximum.',
  },
  'validation.required': {
    de: 'Dieses Feld wird benötigt.',
    en: 'This field is required.',
    it: 'Questo campo è obbligatorio.',
    fr: 'Ce champ est obligatoire.',
  },
  'validation.invalid': {
    de: 'Diese Angabe stimmt nicht. Bitte prüfen.',
    en: 'This is not valid. Please check it.',
    it: 'Questo dato non è corretto. Controllarlo.',
    fr: 'Cette donnée n’est pas correcte. Merci de la vérifier.',
  },
  'validation.invalid_email': {
    de: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht zum Beispiel so aus: name@example.com',
    en: 'This e-mail address is incomplete. It should look like this: name@example.com',
    it: 'Questo indirizzo e-mail è incompleto. Un esempio: nome@example.com',
    fr: 'Cette adresse e-mail est incomplète. Un exemple : nom@example.com',
  },
  'validation.invalid_country': {
    de: 'In dieses Land wird nicht geliefert. Bitte ein anderes wählen.',
    en: 'We do not deliver to this country. Please choose another one.',
    it: 'Non consegniamo in questo Paese. Sceglierne un altro.',
    fr: 'Nous ne livrons pas dans ce pays. Merci d’en choisir un autre.',
  },
  'validation.too_long': {
    de: 'Das ist zu lang: bitte höchstens {max} Zeichen.',
    en: 'This is too long: please use no more than {max} characters.',
    it: 'Troppo lungo: al massimo {max} caratteri.',
    fr: 'Texte trop long : {max} caractères au maximum.',
  },
  'validation.invalid_characters': {
    de: 'Hier steht ein Zeichen, das nicht verarbeitet werden kann. Bitte löschen oder anders schreiben.',
    en: 'This contains a character we cannot process. Please delete it or type it differently.',
    it: 'Questo campo contiene un carattere non ammesso. Cancellarlo o cambiarlo.',
    fr: 'Ce champ contient un caractère non admis. Merci de le supprimer ou de le remplacer.',
  },
  'validation.carries_link': {
    de: 'Hier ist kein Platz für Internet- oder E-Mail-Adressen. Bitte weglassen.',
    en: 'Web and e-mail addresses are not allowed here. Please leave them out.',
    it: 'In questo campo non sono ammessi indirizzi web o e-mail. Toglierli.',
    fr: 'Les adresses web ou e-mail ne sont pas admises dans ce champ. Merci de les retirer.',
  },
  'validation.invalid_postcode': {
    de: 'Diese Postleitzahl passt nicht zum Land. Bitte prüfen.',
    en: 'This postcode does not match the country. Please check it.',
    it: 'Questo CAP non corrisponde al Paese. Controllarlo.',
    fr: 'Ce code postal ne correspond pas au pays. Merci de le vérifier.',
  },
  'validation.invalid_phone': {
    de: 'Diese Telefonnummer stimmt nicht. Bitte prüfen.',
    en: 'This phone number does not look right. Please check it.',
    it: 'Questo numero di telefono non è corretto. Controllarlo.',
    fr: 'Ce numéro de téléphone n’est pas correct. Merci de le vérifier.',
  },
  'validation.invalid_date': {
    de: 'Dieses Datum gibt es nicht, oder es liegt in der Zukunft. Bitte prüfen.',
    en: 'This date does not exist or is in the future. Please check it.',
    it: 'Questa data non esiste o è nel futuro. Controllarla.',
    fr: 'Cette date n’existe pas ou se situe dans le futur. Merci de la vérifier.',
  },
  'validation.invalid_salutation': {
    de: 'Diese Anrede gibt es nicht. Bitte eine aus der Liste wählen.',
    en: 'This title does not exist. Please choose one from the list.',
    it: 'Questo titolo non esiste. Sceglierne uno dall’elenco.',
    fr: 'Cette civilité n’existe pas. Merci d’en choisir une dans la liste.',
  },
  'validation.invalid_tax_number': {
    de: 'Diese Steuernummer ist nicht gültig. Bitte prüfen.',
    en: 'This tax number is not valid. Please check it.',
    it: 'Questo codice fiscale o questa partita IVA non è corretta. Controllare il numero.',
    fr: 'Ce numéro fiscal n’est pas correct. Merci de le vérifier.',
  },
  'validation.invalid_province': {
    de: 'Diese Provinz gibt es nicht. Bitte eine aus der Liste wählen.',
    en: 'This province does not exist. Please choose one from the list.',
    it: 'Questa provincia non esiste. Sceglierne una dall’elenco.',
    fr: 'Cette province n’existe pas. Merci d’en choisir une dans la liste.',
  },
  'validation.invalid_station_number': {
    de: 'Die Nummer einer Packstation hat drei Ziffern.',
    en: 'A Packstation number has three digits.',
    it: 'Il numero di una Packstation ha tre cifre.',
    fr: 'Le numéro d’une Packstation compte trois chiffres.',
  },
  'validation.invalid_post_number': {
    de: 'Eine Postnummer hat 6 bis 10 Ziffern.',
    en: 'A DHL post number has 6 to 10 digits.',
    it: 'Il numero cliente DHL ha da 6 a 10 cifre.',
    fr: 'Un numéro client DHL compte de 6 à 10 chiffres.',
  },
  'validation.pack_station_not_here': {
    de: 'Eine Packstation geht nur als Lieferadresse in Deutschland.',
    en: 'A Packstation can only be a delivery address in Germany.',
    it: 'Una Packstation può essere solo un indirizzo di consegna in Germania.',
    fr: 'Une Packstation ne peut être qu’une adresse de livraison en Allemagne.',
  },
  'partner.not_available': {
    de: 'Bei diesem Optiker kann zurzeit nichts abgeholt werden. Bitte einen anderen wählen.',
    en: 'Parcels cannot be collected from this optician at the moment. Please choose another one.',
    it: 'Al momento non è possibile ritirare da questo ottico. Sceglierne un altro.',
    fr: 'Aucun retrait n’est possible chez cet opticien pour le moment. Merci d’en choisir un autre.',
  },
  'validation.invalid_miles_and_more_number': {
    de: 'Diese Miles-&-More-Nummer stimmt nicht. Bitte die 15 Ziffern prüfen.',
    en: 'This Miles & More number is not valid. Please check its 15 digits.',
    it: 'Questo numero Miles & More non è corretto. Controllare le 15 cifre.',
    fr: 'Ce numéro Miles & More n’est pas correct. Merci d’en vérifier les 15 chiffres.',
  },
  'validation.no_spaces_in_coupon': {
    de: 'Ein Gutscheincode enthält keine Leerzeichen. Bitte ohne Leerzeichen eingeben.',
    en: 'Coupon codes contain no spaces. Please enter it without them.',
    it: 'Il codice di un buono non contiene spazi. Scriverlo senza spazi.',
    fr: 'Le code d’un bon de réduction ne contient pas d’espaces. Merci de le saisir sans espaces.',
  },
  'shipping.not_available': {
    de: 'Diese Versandart ist für diese Bestellung nicht möglich. Bitte eine andere wählen.',
    en: 'This shipping method is not available for this order. Please choose another one.',
    it: 'Questo metodo di spedizione non è possibile per questo ordine. Sceglierne un altro.',
    fr: 'Ce mode de livraison n’est pas possible pour cette commande. Merci d’en choisir un autre.',
  },
  'payment.not_available': {
    de: 'Diese Zahlungsart ist für diese Bestellung nicht möglich. Bitte eine andere wählen.',
    en: 'This payment method is not available for this order. Please choose another one.',
    it: 'Questo metodo di pagamento non è possibile per questo ordine. Sceglierne un altro.',
    fr: 'Ce moyen de paiement n’est pas possible pour cette commande. Merci d’en choisir un autre.',
  },
  'payment.invoice_new_customer': {
    de: 'Kauf auf Rechnung ist bei der ersten Bestellung nicht möglich. Bitte eine andere Zahlungsart wählen.',
    en: 'Paying by invoice is not available on a first order. Please choose another payment method.',
    it: 'Il pagamento con fattura non è possibile per il primo ordine. Scegliere un altro metodo di pagamento.',
    fr: 'Le paiement sur facture n’est pas possible pour une première commande. Merci de choisir un autre moyen de paiement.',
  },
  'payment.invoice_refused': {
    de: 'Kauf auf Rechnung ist für diese Bestellung nicht möglich. Bitte eine andere Zahlungsart wählen.',
    en: 'Paying by invoice is not available for this order. Please choose another payment method.',
    it: 'Il pagamento con fattura non è possibile per questo ordine. Scegliere un altro metodo di pagamento.',
    fr: 'Le paiement sur facture n’est pas possible pour cette commande. Merci de choisir un autre moyen de paiement.',
  },
  'payment.order_closed': {
    de: 'Diese Bestellung wurde storniert und kann nicht mehr bezahlt werden. Bitte neu bestellen.',
    en: 'This order has been cancelled and can no longer be paid for. Please order again.',
    it: 'Questo ordine è stato annullato e non può più essere pagato. Ordinare di nuovo.',
    fr: 'Cette commande a été annulée et ne peut plus être payée. Merci de commander à nouveau.',
  },
  'checkout.not_ready': {
    de: 'Der Bestellung fehlen noch Angaben. Bitte die Schritte der Kasse ergänzen.',
    en: 'Some details are still missing from the order. Please complete the checkout steps.',
    it: 'All’ordine mancano ancora dei dati. Completare i passaggi della cassa.',
    fr: 'Il manque encore des données pour cette commande. Merci de compléter les étapes de la caisse.',
  },
  'checkout.order_limit': {
    de: 'Bestellungen über {limit} werden aus Zollgründen nicht in dieses Land verschickt.',
    en: 'For customs reasons, orders over {limit} are not shipped to this country.',
    it: 'Per motivi doganali, gli ordini superiori a {limit} non vengono spediti in questo Paese.',
    fr: 'Pour des raisons douanières, les commandes de plus de {limit} ne sont pas expédiées vers ce pays.',
  },
  'order.no_interval': {
    de: 'Wie lange diese Bestellung reicht, lässt sich nicht sagen.',
    en: 'We cannot say how long this order will last.',
    it: 'Non è possibile dire per quanto basterà questo ordine.',
    fr: 'Impossible de dire combien de temps cette commande durera.',
  },
  'order.not_found': {
    de: 'Diese Bestellung wurde nicht gefunden. Bitte den Link aus der Bestätigung öffnen.',
    en: 'We could not find this order. Please open the link in your confirmation.',
    it: 'Questo ordine non è stato trovato. Aprire il link nella conferma.',
    fr: 'Cette commande est introuvable. Merci d’ouvrir le lien de la confirmation.',
  },
  'order_look_up.not_found': {
    de: 'Mit dieser Bestellnummer und dieser E-Mail-Adresse zusammen gibt es keine Bestellung. Bitte beides prüfen.',
    en: 'We have no order with this number and this e-mail address. Please check both.',
    it: 'Non esiste un ordine con questo numero e questo indirizzo e-mail insieme. Controllare entrambi.',
    fr: 'Aucune commande ne correspond à ce numéro et à cette adresse e-mail ensemble. Merci de vérifier les deux.',
  },
} as const satisfies Readonly<Record<string, Localised>>;

export type MessageCode = keyof typeof messages;
export const messageCodes = Object.keys(messages) as readonly MessageCode[];
export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);

/** The sentence of a code in a language. */
export const message = (
  code: MessageCode,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  messages[code][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
