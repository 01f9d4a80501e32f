import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import { category, drawn, drawnPlace, link, paragraphs, type SeedStory, say } from '../say.ts';
import { faces, goodsOf, limitsOf, promises, seatOf } from './about-parts.ts';
import { introductions } from './introductions.ts';
import { whoAnswers } from './people.ts';

const whoWeAre = say('Wer wir sind', 'Who we are', 'Chi siamo', 'Qui nous sommes');
const support = { kind: 'support', id: 'support' };

/** An app for reordering: three steps, then the team that answers. */
const okulino = [
  {
    kind: 'simple-to-order',
    id: 'house',
    heading: whoWeAre,
    text: introductions.okulino,
    steps: [
      {
        id: 'once',
        title: say(
          'Werte einmal eingeben',
          'Enter values once',
          'Inserire i valori una volta',
          'Saisir ses valeurs une fois',
        ),
        text: say(
          'Sie bleiben im Konto, für beide Augen.',
          'They stay in your account, for both eyes.',
          'Restano nell’account, per tutti e due gli occhi.',
          'Elles restent dans le compte, pour les deux yeux.',
        ),
        image: drawn('okulino', 'hand-fingertip'),
      },
      {
        id: 'again',
        title: say('Nachbestellen', 'Reorder', 'Ordinare di nuovo', 'Commander à nouveau'),
        text: say(
          'Jede frühere Bestellung kommt mit allen Werten wieder in den Warenkorb.',
          'Every earlier order goes back into the cart with all its values.',
          'Ogni ordine precedente torna nel carrello con tutti i valori.',
          'Chaque commande passée revient dans le panier avec toutes ses valeurs.',
        ),
        image: drawn('okulino', 'hand-case'),
        link: link(
          say('Linsen ansehen', 'See lenses', 'Vedere le lenti', 'Voir les lentilles'),
          category('lens'),
        ),
      },
      {
        id: 'arrives',
        title: say('Paket auspacken', 'Open the parcel', 'Aprire il pacco', 'Ouvrir le colis'),
        text: say(
          'Der Liefertag steht vor dem Kauf da.',
          'The delivery day is shown before the purchase.',
          'Il giorno di consegna è indicato prima dell’acquisto.',
          'Le jour de livraison est indiqué avant l’achat.',
        ),
        image: drawn('okulino', 'hand-parcel'),
      },
    ],
  },
  whoAnswers('okulino'),
  {
    kind: 'services',
    id: 'more',
    image: { desktop: drawnPlace('okulino') },
    items: [goodsOf('okulino'), limitsOf('okulino'), seatOf('okulino', drawn('okulino', 'room-window'))],
  },
  promises,
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
