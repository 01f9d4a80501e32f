import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import { category, drawn, drawnPlace, link, say } from '../say.ts';
import { limits } from './limits.ts';
import { seats } from './seats.ts';

const origin = say(
  'Alle Linsen und Pflegemittel sind Originalware und tragen die CE-Kennzeichnung. Verschickt wird nichts, was weniger als zwölf Monate haltbar ist.',
  'All lenses and care products are genuine and carry the CE mark. Everything we send keeps for at least twelve months.',
  'Tutte le lenti e i prodotti per la cura sono originali e recano il marchio CE. Tutto ciò che spediamo scade non prima di dodici mesi.',
  'Toutes les lentilles et tous les produits d’entretien sont d’origine et portent le marquage CE. Rien de ce que nous envoyons n’expire avant douze mois.',
);

/** How soon goods in stock arrive. */
export const soon = {
  id: 'days',
  number: '{soonest}–{latest}',
  text: say(
    'Werktage, wenn auf Lager',
    'working days, if in stock',
    'giorni lavorativi, se disponibile',
    'jours ouvrés, si en stock',
  ),
};

/** What is true of every shop, as figures. */
export const promises = {
  kind: 'trust',
  id: 'promises',
  items: [
    soon,
    {
      id: 'back',
      number: '{days}',
      text: say('Tage Rückgaberecht', 'days to return', 'giorni per il reso', 'jours pour un retour'),
    },
    {
      id: 'fresh',
      number: '12',
      text: say(
        'Monate haltbar, mindestens',
        'months of shelf life, at least',
        'mesi di validità, almeno',
        'mois de validité, au moins',
      ),
    },
  ],
};

/** Where the goods come from. */
export const goodsOf = (brand: BrandId) => ({
  id: 'goods',
  title: say(
    'Woher die Ware kommt',
    'Where the goods come from',
    'Da dove viene la merce',
    'D’où viennent les produits',
  ),
  text: origin,
  image: drawn(brand, 'scene-shelf'),
  link: link(say('Linsen ansehen', 'See lenses', 'Vedere le lenti', 'Voir les lentilles'), category('lens')),
});

/** What the shop leaves to opticians and doctors. */
export const limitsOf = (brand: BrandId) => ({
  id: 'eyes',
  title: say(
    'Was ein Onlineshop nicht ersetzt',
    'What an online shop does not replace',
    'Ciò che un negozio online non sostituisce',
    'Ce qu’une boutique en ligne ne remplace pas',
  ),
  text: limits,
  image: drawn(brand, 'room-exam'),
  link: link(say('Unsere Dienste', 'Our services', 'I nostri servizi', 'Nos services'), 'service'),
});

/** Where the shop is. With the drawing of its place, unless the page shows that larger. */
export const seatOf = (brand: BrandId, image = drawnPlace(brand)) => ({
  id: 'seat',
  title: say('Wo wir zu Hause sind', 'Where we are based', 'Dove siamo di casa', 'Où nous trouver'),
  text: seats[brand],
  image,
  link: link(say('Unsere Studios', 'Our studios', 'I nostri studi', 'Nos studios'), 'studio'),
});

/** How frames are shown at Viszola. */
export const faces = {
  id: 'faces',
  title: say('Gesichter und Fassungen', 'Faces and frames', 'Volti e montature', 'Visages et montures'),
  text: say(
    'Jede Fassung ist an gezeichneten Gesichtern zu sehen.',
    'Every frame is shown on drawn faces.',
    'Ogni montatura si vede su volti disegnati.',
    'Chaque monture se voit sur des visages dessinés.',
  ),
  image: drawn('viszola', 'person-3'),
  link: link(say('Sonnenbrillen', 'Sunglasses', 'Occhiali da sole', 'Lunettes de soleil'), category('sun')),
};
