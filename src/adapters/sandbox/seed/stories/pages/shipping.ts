import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import { inEveryLocale } from '../../../../../domain/shared/locale.ts';
import { pathTo } from '../../../../../domain/shared/paths.ts';
import { drawn, drawnPlace, law, link, say } from '../say.ts';
import { soon } from './about-parts.ts';
import { whoAnswers } from './people.ts';

const support = { kind: 'support', id: 'support' };
const options = { kind: 'shipping-options', id: 'options' };

/** The shop's own values: prices, the free amount, and how soon. */
const figures = {
  kind: 'trust',
  id: 'figures',
  items: [
    {
      id: 'from',
      number: '{from}',
      text: say(
        'kostet die günstigste Versandart ({country})',
        'for the cheapest shipping method ({country})',
        'per il metodo più economico ({country})',
        'pour le mode le moins cher ({country})',
      ),
    },
    {
      id: 'free',
      number: say('ab {free}', 'from {free}', 'da {free}', 'dès {free}'),
      text: say(
        'Warenwert kommt der Standardversand gratis',
        'of goods, standard shipping is free',
        'di merce, la spedizione standard è gratuita',
        'd’achat, la livraison standard est offerte',
      ),
    },
    soon,
  ],
};

const dayOf = (brand: BrandId) => ({
  id: 'day',
  title: say('Der Liefertag', 'The delivery day', 'Il giorno di consegna', 'Le jour de livraison'),
  text: say(
    'Er steht vor dem Kauf auf der Produktseite und im Warenkorb, für genau die gewählten Werte.',
    'It is shown on the product page and in the cart before you buy, for exactly the values chosen.',
    'È indicato prima dell’acquisto sulla pagina del prodotto e nel carrello, per i valori scelti.',
    'Il est indiqué avant l’achat sur la page du produit et dans le panier, pour les valeurs choisies.',
  ),
  image: drawn(brand, 'scene-desk'),
});

const trackingOf = (brand: BrandId) => ({
  id: 'tracking',
  title: say('Unterwegs', 'On its way', 'In viaggio', 'En chemin'),
  text: say(
    'Die Sendungsnummer kommt per E-Mail. Wo das Paket ist, zeigt auch die Seite der Bestellung.',
    'The tracking number comes by e-mail. The page of your order also shows where the parcel is.',
    'Il numero di spedizione arriva per e-mail. Dov’è il pacco lo mostra anche la pagina dell’ordine.',
    'Le numéro de suivi arrive par e-mail. La page de la commande montre aussi où est le colis.',
  ),
  image: drawn(brand, 'hand-parcel'),
  link: link(
    say('Bestellung ansehen', 'Find your order', 'Vedere un ordine', 'Voir une commande'),
    inEveryLocale(pathTo.findOrder),
  ),
});

const addressOf = (brand: BrandId) => ({
  id: 'address',
  title: say(
    'Nach Hause oder anderswohin',
    'Home, or somewhere else',
    'A casa o altrove',
    'Chez soi ou ailleurs',
  ),
  text: say(
    'Die Lieferadresse darf eine andere sein als die der Rechnung, zum Beispiel die der Arbeit.',
    'The delivery address may differ from the billing address, for example that of a workplace.',
    'L’indirizzo di consegna può essere diverso da quello della fattura, per esempio quello del lavoro.',
    'L’adresse de livraison peut différer de celle de facturation, par exemple celle du travail.',
  ),
  image: drawn(brand, 'room-window'),
});

const backOf = (brand: BrandId) => ({
  id: 'back',
  title: say('Passt doch nicht?', 'Not right after all?', 'Non va bene?', 'Ça ne va pas ?'),
  text: say(
    'Sonnenbrillen dürfen vor dem Spiegel anprobiert werden und gehen ohne Begründung zurück.',
    'You may try on sunglasses in front of the mirror and return them, no reason needed.',
    'Gli occhiali da sole si possono provare allo specchio e rendere senza indicare il motivo.',
    'Les lunettes de soleil s’essaient devant le miroir et se renvoient sans motif.',
  ),
  image: drawn(brand, 'state-thanks'),
  link: link(say('Rückgabe', 'Returns', 'Resi', 'Retours'), 'returns'),
});

/** For shops that deliver to opticians. */
const pickupOf = (brand: BrandId) => ({
  id: 'pickup',
  title: say(
    'Beim Optiker abholen',
    'Collect at an optician',
    'Ritiro dall’ottico',
    'Retrait chez l’opticien',
  ),
  text: say(
    'An der Kasse lässt sich ein Geschäft in der Nähe wählen. Dort liegt die Bestellung bereit.',
    'You can choose a shop nearby at checkout. Your order will be waiting there.',
    'Alla cassa si può scegliere un negozio vicino. L’ordine sarà pronto lì.',
    'Un magasin proche peut être choisi à la caisse. La commande y sera prête.',
  ),
  image: drawn(brand, 'room-counter'),
});

/** The composition of this page in each shop: figures and prices first, the texts that the law requires last. */
export const shippingBlocks: Readonly<Record<BrandId, readonly object[]>> = {
  okulino: [
    figures,
    options,
    {
      kind: 'simple-to-order',
      id: 'way',
      heading: say(
        'Vom Lager in den Briefkasten',
        'From the shelf to the letterbox',
        'Dal magazzino alla cassetta',
        'Du stock à la boîte aux lettres',
      ),
      steps: [dayOf('okulino'), trackingOf('okulino'), pickupOf('okulino')],
    },
    law('shipping'),
    support,
  ],
  linsenwerk: [
    figures,
    options,
    {
      kind: 'info-timeline',
      id: 'way',
      heading: say(
        'Vom Lager bis zur Tür',
        'From the warehouse to the door',
        'Dal magazzino alla porta',
        'De l’entrepôt à la porte',
      ),
      items: [dayOf('linsenwerk'), trackingOf('linsenwerk'), addressOf('linsenwerk')],
    },
    law('shipping'),
    support,
  ],
  viszola: [
    figures,
    options,
    {
      kind: 'lookbook',
      id: 'way',
      heading: say(
        'Das Paket geht spazieren',
        'The parcel takes a walk',
        'Il pacco va a spasso',
        'Le colis se promène',
      ),
      items: [trackingOf('viszola'), dayOf('viszola'), addressOf('viszola'), backOf('viszola')],
    },
    law('shipping'),
    support,
  ],
  opalys: [
    figures,
    options,
    {
      kind: 'info-timeline',
      id: 'way',
      heading: say(
        'Bis an Ihre Tür, oder bis zu uns',
        'To your door, or to ours',
        'Fino alla Sua porta, o alla nostra',
        'Jusqu’à votre porte, ou jusqu’à la nôtre',
      ),
      items: [pickupOf('opalys'), dayOf('opalys'), trackingOf('opalys')],
    },
    law('shipping'),
    whoAnswers('opalys'),
  ],
  augental: [
    figures,
    options,
    {
      kind: 'services',
      id: 'way',
      heading: say(
        'Abholen oder bringen lassen',
        'Collect it, or have it brought',
        'Ritirare, o farsi portare',
        'Retirer, ou se faire apporter',
      ),
      image: { desktop: drawnPlace('augental') },
      items: [pickupOf('augental'), trackingOf('augental'), dayOf('augental')],
    },
    law('shipping'),
    whoAnswers('augental'),
  ],
};
