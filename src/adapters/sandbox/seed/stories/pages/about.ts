import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import { drawn, drawnPlace, paragraphs, type SeedStory, say } from '../say.ts';
import { faces, goodsOf, limitsOf, promises, seatOf } from './about-parts.ts';
import { introductions } from './introductions.ts';
import { whoAnswers } from './people.ts';

const whoWeAre = say('Wer wir sind', 'Who we are', 'Chi siamo', 'Qui nous sommes');
const support = { kind: 'support', id: 'support' };

/** A day at the shop, from morning to night, the team that answers, and what holds at every hour. */
const okulino = [
  {
    kind: 'day',
    id: 'day',
    heading: say(
      'Ein Tag bei Okulino',
      'A day at Okulino',
      'Una giornata da Okulino',
      'Une journée chez Okulino',
    ),
    text: introductions.okulino,
    items: [
      {
        id: 'morning',
        part: 'morning',
        time: '07:30',
        title: say('Zuerst die Nacht', 'The night first', 'Prima la notte', 'D’abord la nuit'),
        text: say(
          'Was nachts bestellt wurde, liegt am Morgen zuoberst. Und wer geschrieben hat, bekommt jetzt Antwort.',
          'We start with the orders that came in overnight, and answer everybody who wrote to us.',
          'Gli ordini della notte al mattino sono i primi. E chi ci ha scritto ora riceve risposta.',
          'Les commandes de la nuit passent en premier. Et ceux qui nous ont écrit reçoivent leur réponse.',
        ),
      },
      {
        id: 'noon',
        part: 'day',
        time: '11:00',
        title: say(
          'Rechts ist rechts',
          'Right is right',
          'La destra è la destra',
          'La droite, c’est la droite',
        ),
        text: say(
          'Jede Packung wird zweimal gelesen, einmal vom Menschen und einmal vom Scanner. Erst dann geht der Deckel zu.',
          'Every box is read twice, once by a person and once by the scanner. Only then do we close the lid.',
          'Ogni confezione si legge due volte: una persona, poi lo scanner. Solo allora si chiude il coperchio.',
          'Chaque boîte est lue deux fois, par une personne puis par le scanner. Ensuite seulement, on ferme le carton.',
        ),
      },
      {
        id: 'evening',
        part: 'evening',
        time: '18:00',
        title: say('Alles unterwegs', 'All on their way', 'Tutto in viaggio', 'Tout est en route'),
        text: say(
          'Die Pakete sind bei der Post. In jeder Bestellung steht, wann sie ankommt und wo sie gerade ist.',
          'The parcels are with the post. Every order says when it arrives and where it is right now.',
          'I pacchi sono alla posta. Ogni ordine dice quando arriva e dove si trova.',
          'Les colis sont à la poste. Chaque commande indique quand elle arrive et où elle se trouve.',
        ),
      },
      {
        id: 'night',
        part: 'night',
        time: '23:00',
        title: say('Wir schlafen', 'We are asleep', 'Noi dormiamo', 'Nous dormons'),
        text: say(
          'Der Shop nicht: Nachbestellen dauert auch jetzt kürzer als ein Kaffee, und der wäre um diese Zeit keine gute Idee.',
          'The shop is not: reordering still takes less time than a coffee, which would be a bad idea at this hour.',
          'Il negozio no: ordinare di nuovo dura sempre meno di un caffè, che a quest’ora non sarebbe una buona idea.',
          'La boutique, non : commander à nouveau prend moins de temps qu’un café, et à cette heure-ci, un café…',
        ),
      },
    ],
  },
  whoAnswers('okulino'),
  promises,
  { kind: 'services', id: 'more', items: [goodsOf('okulino'), limitsOf('okulino'), seatOf('okulino')] },
];

/** A data sheet: figures first, then each part with its drawing, then the terms. */
const linsenwerk = [
  { ...promises, heading: whoWeAre, text: introductions.linsenwerk },
  {
    kind: 'info-timeline',
    id: 'parts',
    items: [goodsOf('linsenwerk'), limitsOf('linsenwerk'), seatOf('linsenwerk')],
  },
  { kind: 'facts', id: 'facts' },
  support,
];

/** A walk along shop windows: a magazine of cards. */
const viszola = [
  {
    kind: 'lookbook',
    id: 'house',
    text: introductions.viszola,
    items: [seatOf('viszola'), faces, limitsOf('viszola'), goodsOf('viszola')],
  },
  promises,
  support,
];

/** A house of opticians: its principle, the people, then each room. */
const opalys = [
  { kind: 'text', id: 'house', align: 'left', heading: whoWeAre, body: paragraphs(introductions.opalys) },
  whoAnswers('opalys'),
  { kind: 'info-timeline', id: 'parts', items: [limitsOf('opalys'), goodsOf('opalys'), seatOf('opalys')] },
  promises,
];

/** The optician round the corner: the valley, the shop, and who is behind its counter. */
const augental = [
  {
    kind: 'services',
    id: 'house',
    heading: whoWeAre,
    text: introductions.augental,
    image: { desktop: drawnPlace('augental') },
    items: [seatOf('augental', drawn('augental', 'room-window')), limitsOf('augental'), goodsOf('augental')],
  },
  whoAnswers('augental'),
  promises,
];

/** The composition of this page in each shop. */
const blocks: Readonly<Record<BrandId, readonly object[]>> = {
  okulino,
  linsenwerk,
  viszola,
  opalys,
  augental,
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
  blocks: blocks[brand],
});
