import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import type { Localised } from '../../../../../domain/shared/locale.ts';
import { category, drawn, drawnPlace, link, type SeedStory, say } from '../say.ts';
import { limits } from './limits.ts';
import { seats } from './seats.ts';

/** What each shop says about itself. */
const houses: Readonly<Record<BrandId, Localised>> = {
  okulino: say(
    'Okulino ist ein kleines Team aus Zürich. Wir tragen selbst Linsen und fanden, dass Nachbestellen nicht länger dauern darf als ein Kaffee.',
    'Okulino is a small team from Zurich. We wear lenses ourselves and felt that reordering should take no longer than a coffee.',
    'Okulino è un piccolo team di Zurigo. Portiamo le lenti anche noi e pensiamo che riordinarle non debba durare più di un caffè.',
    'Okulino, c’est une petite équipe de Zurich. Nous portons des lentilles et trouvons que renouveler sa commande ne doit pas prendre plus de temps qu’un café.',
  ),
  linsenwerk: say(
    'Linsenwerk sitzt in Berlin. Wir führen jede Linse mit ihren Messwerten, ihrem Preis pro Stück und dem Liefertag, damit ein Vergleich einer ist.',
    'Linsenwerk is based in Berlin. We list every lens with its measurements, its price per lens and its delivery day, so that comparing them means something.',
    'Linsenwerk ha sede a Berlino. Presentiamo ogni lente con i suoi valori, il prezzo unitario e il giorno di consegna, perché un confronto sia tale.',
    'Linsenwerk est établi à Berlin. Nous présentons chaque lentille avec ses mesures, son prix unitaire et son jour de livraison, pour une vraie comparaison.',
  ),
  viszola: say(
    'Viszola kommt aus Mailand. Wir mögen Fassungen, die man wiedererkennt, und Linsen, die man vergisst.',
    'Viszola comes from Milan. We like frames you recognise and lenses you forget.',
    'Viszola nasce a Milano. Ci piacciono le montature che si riconoscono e le lenti che si dimenticano.',
    'Viszola vient de Milan. Nous aimons les montures qu’on reconnaît et les lentilles qu’on oublie.',
  ),
  opalys: say(
    'Opalys ist ein Optikerhaus aus Lyon. Seit jeher gilt bei uns: erst zuhören, dann messen, dann empfehlen.',
    'Opalys is a house of opticians from Lyon. Our order has always been: listen first, then measure, then recommend.',
    'Opalys è una casa di ottici di Lione. Da sempre l’ordine è: prima ascoltare, poi misurare, poi consigliare.',
    'Opalys est une maison d’opticiens lyonnaise. Notre ordre a toujours été : écouter, mesurer, puis conseiller.',
  ),
  augental: say(
    'Augental ist Optik aus Salzburg: ein Geschäft, in dem man einander kennt, und ein Onlineshop, der genauso arbeitet.',
    'Augental is optics from Salzburg: a shop where people know each other, and an online shop that works the same way.',
    'Augental è ottica di Salisburgo: un negozio in cui ci si conosce e uno shop online che lavora allo stesso modo.',
    'Augental, c’est l’optique de Salzbourg : un magasin où l’on se connaît, et une boutique en ligne qui travaille de même.',
  ),
};

const goods = say(
  'Alle Linsen und Pflegemittel sind Originalware und tragen die CE-Kennzeichnung. Verschickt wird nichts, was weniger als zwölf Monate haltbar ist.',
  'All lenses and care products are genuine and carry the CE mark. Everything we send keeps for at least twelve months.',
  'Tutte le lenti e i prodotti per la cura sono originali e recano il marchio CE. Tutto ciò che spediamo scade non prima di dodici mesi.',
  'Toutes les lentilles et tous les produits d’entretien sont d’origine et portent le marquage CE. Rien de ce que nous envoyons n’expire avant douze mois.',
);

/** What is true of every shop, as figures. */
const promises = {
  kind: 'trust',
  id: 'promises',
  items: [
    {
      id: 'days',
      number: '1–3',
      text: say(
        'Werktage, wenn auf Lager',
        'working days, if in stock',
        'giorni lavorativi, se disponibile',
        'jours ouvrés, si en stock',
      ),
    },
    {
      id: 'back',
      number: '14',
      text: say('Tage Rückgaberecht', 'days to return', 'giorni per il reso', 'jours pour un retour'),
    },
    {
      id: 'fresh',
      number: '12',
      text: say(
        'Monate haltbar, mindestens',
        'months to keep, at least',
        'mesi di validità, almeno',
        'mois de validité, au moins',
      ),
    },
  ],
};

export const about = (brand: BrandId, name: string): SeedStory => ({
  slug: 'about',
  kind: 'page',
  title: say(
    `Über ${name}`,
    `About ${name}`,
    `Chi è ${name}`,
    `À propos d’${name}`.replace(/d’(?=[LV])/, 'de '),
  ),
  description: say(
    `Wer hinter ${name} steht.`,
    `Who is behind ${name}.`,
    `Chi c’è dietro ${name}.`,
    `Qui se trouve derrière ${name}.`,
  ),
  blocks: [
    {
      kind: 'services',
      id: 'house',
      heading: say('Wer wir sind', 'Who we are', 'Chi siamo', 'Qui nous sommes'),
      text: houses[brand],
      image: { desktop: drawnPlace(brand) },
      items: [
        {
          id: 'goods',
          title: say(
            'Woher die Ware kommt',
            'Where the goods come from',
            'Da dove viene la merce',
            'D’où viennent les produits',
          ),
          text: goods,
          image: drawn(brand, 'scene-shelf'),
          link: link(
            say('Linsen ansehen', 'See lenses', 'Vedere le lenti', 'Voir les lentilles'),
            category('lens'),
          ),
        },
        {
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
        },
        {
          id: 'seat',
          title: say(
            'Wo wir zu Hause sind',
            'Where we are at home',
            'Dove siamo di casa',
            'Où nous sommes chez nous',
          ),
          text: seats[brand],
          image: drawn(brand, 'room-window'),
          link: link(say('Unsere Studios', 'Our studios', 'I nostri studi', 'Nos studios'), 'studio'),
        },
      ],
    },
    promises,
    { kind: 'support', id: 'support' },
  ],
});
