import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import { drawn, law, link, say } from '../say.ts';
import { faces } from './about-parts.ts';
import { whoAnswers } from './people.ts';

const support = { kind: 'support', id: 'support' };

/** The period is the shop's own value. */
const figures = {
  kind: 'trust',
  id: 'figures',
  items: [
    {
      id: 'days',
      number: say('{days} Tage', '{days} days', '{days} giorni', '{days} jours'),
      text: say(
        'Zeit, ohne Angabe von Gründen',
        'to decide, without giving a reason',
        'per decidere, senza indicare il motivo',
        'pour décider, sans motif à donner',
      ),
    },
    {
      id: 'form',
      number: say('1 Formular', '1 form', '1 modulo', '1 formulaire'),
      text: say(
        'genügt; eine E-Mail oder ein Anruf auch',
        'is enough; so is an e-mail or a call',
        'basta; anche un’e-mail o una telefonata',
        'suffit ; un e-mail ou un appel aussi',
      ),
    },
    {
      id: 'money',
      number: say('100\u00a0%', '100%', '100%', '100 %'),
      text: say(
        'vom Preis ungeöffneter Ware zurück, auch der Standardversand',
        'of the price of unopened goods back, standard shipping included',
        'del prezzo della merce non aperta, con la spedizione standard',
        'du prix des produits non ouverts, livraison standard comprise',
      ),
    },
  ],
};

/** What often is the better way than sending goods back. */
const wrongOf = (brand: BrandId) => ({
  id: 'value',
  title: say(
    'Ein Wert ist falsch bestellt',
    'You ordered the wrong value',
    'Un valore è sbagliato',
    'Une valeur est fausse',
  ),
  text: say(
    'Am besten sofort anrufen oder schreiben: Solange das Paket nicht gepackt ist, lässt er sich ändern.',
    'It is best to call or write at once: until the parcel is packed, it can be changed.',
    'Meglio telefonare o scrivere subito: finché il pacco non è pronto, si può cambiare.',
    'Le mieux est d’appeler ou d’écrire aussitôt : tant que le colis n’est pas prêt, elle peut être changée.',
  ),
  image: drawn(brand, 'scene-desk'),
  link: link(say('Hilfe und Kontakt', 'Help and contact', 'Aiuto e contatti', 'Aide et contact'), 'help'),
});

const fitOf = (brand: BrandId) => ({
  id: 'fit',
  title: say('Die Linse sitzt nicht', 'The lens does not fit', 'La lente dà fastidio', 'La lentille gêne'),
  text: say(
    'Fachleute prüfen Sitz und Werte, bevor eine andere Linse bestellt wird.',
    'Professionals check fit and values before another lens is ordered.',
    'Specialisti controllano applicazione e valori prima di ordinare un’altra lente.',
    'Des spécialistes vérifient l’adaptation et les valeurs avant une autre commande.',
  ),
  image: drawn(brand, 'room-exam'),
  link: link(
    say('Sehtest buchen', 'Book an eye test', 'Prenotare un controllo', 'Prendre rendez-vous'),
    'eye-check',
  ),
});

const damageOf = (brand: BrandId) => ({
  id: 'damage',
  title: say(
    'Etwas kam beschädigt an',
    'Something arrived damaged',
    'Qualcosa è arrivato rotto',
    'Un article est arrivé abîmé',
  ),
  text: say(
    'Dann gilt die Gewährleistung, auch nach der Frist und auch für Geöffnetes. Ein Foto per E-Mail hilft.',
    'The legal guarantee then applies, even after the return period and to opened goods. A photo by e-mail helps.',
    'In tal caso vale la garanzia, anche dopo il termine e anche per la merce aperta. Una foto per e-mail aiuta.',
    'La garantie s’applique alors, même après le délai et pour un produit ouvert. Une photo par e-mail aide.',
  ),
  image: drawn(brand, 'hand-parcel'),
  link: link(say('Gewährleistung', 'Guarantee', 'Garanzia', 'Garantie'), 'terms'),
});

const before = say(
  'Bevor etwas zurückgeht',
  'Before something goes back',
  'Prima di rendere qualcosa',
  'Avant de renvoyer un article',
);

/** The composition of this page in each shop: the figures first, the texts that the law requires last. */
export const returnsBlocks: Readonly<Record<BrandId, readonly object[]>> = {
  okulino: [
    figures,
    {
      kind: 'simple-to-order',
      id: 'before',
      heading: before,
      steps: [wrongOf('okulino'), fitOf('okulino'), damageOf('okulino')],
    },
    law('returns'),
    support,
  ],
  linsenwerk: [
    figures,
    {
      kind: 'info-timeline',
      id: 'before',
      heading: before,
      items: [wrongOf('linsenwerk'), fitOf('linsenwerk'), damageOf('linsenwerk')],
    },
    law('returns'),
    support,
  ],
  viszola: [
    figures,
    {
      kind: 'lookbook',
      id: 'before',
      heading: before,
      items: [fitOf('viszola'), wrongOf('viszola'), damageOf('viszola'), faces],
    },
    law('returns'),
    support,
  ],
  opalys: [
    figures,
    whoAnswers('opalys'),
    {
      kind: 'info-timeline',
      id: 'before',
      heading: before,
      items: [fitOf('opalys'), wrongOf('opalys'), damageOf('opalys')],
    },
    law('returns'),
  ],
  augental: [
    figures,
    {
      kind: 'services',
      id: 'before',
      heading: before,
      items: [fitOf('augental'), wrongOf('augental'), damageOf('augental')],
    },
    law('returns'),
    whoAnswers('augental'),
  ],
};
