import type { DrawingName } from '../../../../domain/content/drawing.ts';
import { drawingSize, drawingUrl } from '../../../../domain/content/drawing-place.ts';
import { inEveryLocale } from '../../../../domain/shared/locale.ts';
import { pathTo } from '../../../../domain/shared/paths.ts';
import { always, category, experiment, link, type SeedStory, say } from './say.ts';

const offer = (id: string, name: string) => ({ id, name, items: [] });

/** A drawing of the shop: one file for all widths. */
const drawn = (name: DrawingName) => {
  const [width, height] = drawingSize(name);
  return { template: `${drawingUrl('okulino', name)}#{width}`, alt: '', width, height };
};

/** The town by the lake in each season. */
const seasonal = [
  ['place-winter-evening', '2026-11-01 00:00', '2027-02-28 23:59'],
  ['place-spring-morning', '2027-03-01 00:00', '2027-05-31 23:59'],
  ['place-summer-day', '2027-06-01 00:00', '2027-08-31 23:59'],
  ['place-autumn-day', '2027-09-01 00:00', '2027-11-30 23:59'],
] as const;

/** The style of this shop: young, quick, informal address. */
export const okulinoHome: SeedStory = {
  slug: 'home',
  kind: 'home',
  title: say(
    'Okulino · Kontaktlinsen in drei Schritten',
    'Okulino · Contact lenses in three steps',
    'Okulino · Lenti a contatto in tre passi',
    'Okulino · Tes lentilles en trois étapes',
  ),
  description: say(
    'Kontaktlinsen, Pflege und Brillen: Werte wählen, bezahlen, fertig. Lagerware ist in {soonest}–{latest} Werktagen bei dir.',
    'Contact lenses, care and glasses: choose values, pay, done. In-stock items reach you in {soonest}–{latest} working days.',
    'Lenti a contatto, cura e occhiali: scegli i valori, paga e basta. Ciò che è disponibile arriva in {soonest}–{latest} giorni lavorativi.',
    'Lentilles, entretien et lunettes : choisis tes valeurs, paie, c’est fait. En stock, ta commande arrive en {soonest} à {latest} jours ouvrés.',
  ),
  blocks: [
    experiment('home-promise', 'promise', 'delivery', { otherwise: true }, [
      {
        kind: 'hero',
        id: 'hero',
        items: [
          {
            id: 'three-steps',
            placement: always,
            eyebrow: say(
              'Linsen ohne Drama',
              'Lenses without the drama',
              'Lenti senza drammi',
              'Des lentilles, sans drame',
            ),
            title: say(
              'Deine Linsen. In\u00a0drei Schritten unterwegs.',
              'Your lenses. On their way in three steps.',
              'Le tue lenti. In viaggio in tre passi.',
              'Tes lentilles. En route en trois étapes.',
            ),
            text: say(
              'Werte wählen, Menge tippen, bezahlen. Was auf Lager ist, liegt meist in {soonest}–\u2060{latest} Werktagen in deinem Briefkasten.',
              'Choose your values, tap a quantity, pay. Anything in stock is usually in your letterbox in {soonest}–\u2060{latest} working days.',
              'Scegli i valori, tocca la quantità, paga. Ciò che è disponibile è di solito nella tua buca delle lettere in {soonest}–\u2060{latest} giorni lavorativi.',
              'Choisis tes valeurs, indique la quantité, paie. Ce qui est en stock arrive en général dans ta boîte aux lettres en {soonest} à {latest} jours ouvrés.',
            ),
            link: link(
              say('Linsen finden', 'Choose lenses', 'Scegli le lenti', 'Choisir mes lentilles'),
              category('lens'),
            ),
            secondLink: link(
              say('Hilfe, bitte', 'Help, please', 'Serve aiuto?', 'De l’aide, s’il te plaît'),
              'help',
            ),
            promotion: offer('okulino-hero-steps', 'Three steps'),
          },
        ],
      },
    ]),
    experiment('home-promise', 'promise', 'saving', { otherwise: false }, [
      {
        kind: 'hero',
        id: 'hero-saving',
        items: [
          {
            id: 'more-for-less',
            placement: always,
            eyebrow: say('Clever auf Vorrat', 'Stock up and save', 'La scorta conviene', 'Fais le plein'),
            title: say(
              'Deine Linsen. Je mehr, desto günstiger.',
              'Your lenses. The more, the cheaper.',
              'Le tue lenti. Più ne prendi, meno costano.',
              'Tes lentilles. Plus tu en prends, moins c’est cher.',
            ),
            text: say(
              'Viele Linsen kosten ab vier Packungen 3 % weniger, ab acht 5 %. Ohne Code: Der Preis sinkt, während du tippst.',
              'Many lenses cost 3% less from four boxes, 5% from eight. No code needed: the price drops as you tap.',
              'Molte lenti costano il 3% in meno da quattro confezioni, il 5% da otto. Senza codici: il prezzo scende mentre tocchi.',
              'Beaucoup de lentilles coûtent 3 % de moins dès quatre boîtes, 5 % dès huit. Sans code : le prix baisse sous tes yeux.',
            ),
            link: link(
              say('Linsen finden', 'Choose lenses', 'Scegli le lenti', 'Choisir mes lentilles'),
              category('lens'),
            ),
            secondLink: link(
              say('Hilfe, bitte', 'Help, please', 'Serve aiuto?', 'De l’aide, s’il te plaît'),
              'help',
            ),
            promotion: offer('okulino-hero-saving', 'More for less'),
          },
        ],
      },
    ]),
    experiment('reorder-banner', 'shown', true, { otherwise: false }, [
      {
        kind: 'banners',
        id: 'again',
        size: 'big',
        items: [
          {
            id: 'again',
            placement: always,
            title: say(
              'Schon mal hier gewesen?',
              'Been here before?',
              'Ci conosciamo già?',
              'On se connaît déjà ?',
            ),
            text: say(
              'Deine letzte Bestellung liegt bereit: gleiche Linsen, gleiche Werte, ein Tipp.',
              'Your last order is waiting: same lenses, same values, one tap.',
              'Il tuo ultimo ordine ti aspetta: stesse lenti, stessi valori, un tocco.',
              'Ta dernière commande t’attend : mêmes lentilles, mêmes valeurs, un geste.',
            ),
            link: link(
              say('Nachbestellen', 'Order again', 'Ordina di nuovo', 'Commander à nouveau'),
              inEveryLocale((locale) => pathTo.account(locale, 'history')),
            ),
            promotion: offer('okulino-again', 'Order again'),
          },
        ],
      },
    ]),
    {
      kind: 'products',
      id: 'popular',
      heading: say(
        'Was andere gerade tragen',
        'What others are wearing',
        'Cosa portano gli altri',
        'Ce que portent les autres',
      ),
      source: { of: 'popular' },
      most: 4,
    },
    { kind: 'facts', id: 'facts' },
    { kind: 'recently-seen', id: 'seen' },
    {
      kind: 'banners',
      id: 'offers',
      size: 'small',
      heading: say('Und du so?', 'What about you?', 'E tu?', 'Et toi ?'),
      items: [
        {
          id: 'first',
          placement: always,
          title: say(
            'Zum ersten Mal Linsen?',
            'First time in lenses?',
            'Prime lenti?',
            'Premières lentilles ?',
          ),
          text: say(
            'Lass sie beim Optiker anpassen. Mit den Werten auf deinem Zettel geht’s hier weiter.',
            'Have them fitted by an optician. Then bring the values on your slip.',
            'Falle adattare da un ottico. Con i valori sul foglietto continui qui.',
            'Fais-les adapter chez un opticien. Avec les valeurs de ta fiche, la suite se passe ici.',
          ),
          images: { desktop: drawn('person-7') },
          link: link(say('Gut zu wissen', 'Good to know', 'Buono a sapersi', 'Bon à savoir'), 'help'),
          promotion: offer('okulino-first', 'First lenses'),
        },
        {
          id: 'winter',
          placement: { ...always, start: '2026-11-01 00:00', end: '2027-02-28 23:59' },
          title: say(
            'Heizungsluft? Tropfen.',
            'Dry indoor air? Drops.',
            'Aria secca? Gocce.',
            'Air sec ? Des gouttes.',
          ),
          text: say(
            'Trockene Augen sind im Winter normal. Angenehm sind sie trotzdem nicht.',
            'Dry eyes are normal in winter. That doesn’t make them pleasant.',
            'In inverno gli occhi secchi sono normali. Piacevoli, però, no.',
            'Les yeux secs sont courants en hiver. Ce n’est pas agréable pour autant.',
          ),
          images: { desktop: drawn('person-6') },
          link: link(
            say('Zu den Tropfen', 'See drops', 'Vai alle gocce', 'Voir les gouttes'),
            category('care'),
          ),
          promotion: offer('okulino-winter', 'Winter drops'),
        },
        {
          id: 'near',
          placement: always,
          title: say(
            'Arme zu kurz zum Lesen?',
            'Arms too short to read?',
            'Braccia troppo corte per leggere?',
            'Bras trop courts pour lire ?',
          ),
          text: say(
            'Passiert allen, irgendwann. Eine Lesebrille geht auch über die Linsen.',
            'Happens to everyone, sooner or later. Reading glasses go over lenses too.',
            'Prima o poi capita a tutti. Gli occhiali da lettura vanno anche sopra le lenti.',
            'Ça arrive à tout le monde. Des lunettes de lecture vont aussi avec les lentilles.',
          ),
          images: { desktop: drawn('person-4') },
          link: link(
            say(
              'Zu den Lesebrillen',
              'See reading glasses',
              'Vai agli occhiali da lettura',
              'Voir les lunettes',
            ),
            category('reading'),
          ),
          promotion: offer('okulino-near', 'Reading glasses'),
        },
      ],
    },
    {
      kind: 'categories',
      id: 'categories',
      heading: say('Was suchst du?', 'What are you after?', 'Cosa cerchi?', 'Tu cherches quoi ?'),
    },
    {
      kind: 'banners',
      id: 'town',
      size: 'big',
      items: seasonal.map(([place, start, end]) => ({
        id: place,
        placement: { ...always, start, end },
        title: say('In Zürich zu Hause', 'At home in Zurich', 'Di casa a Zurigo', 'Chez nous, c’est Zurich'),
        text: say(
          'Der See vor der Tür, deine Linsen auf dem Weg.',
          'The lake at the door, your lenses on their way.',
          'Il lago davanti alla porta, le tue lenti in viaggio.',
          'Le lac devant la porte, tes lentilles en route.',
        ),
        images: { desktop: drawn(place) },
        link: link(say('Wer wir sind', 'Who we are', 'Chi siamo', 'Qui nous sommes'), 'about'),
        promotion: offer('okulino-town', 'Town by the lake'),
      })),
    },
    {
      kind: 'support',
      id: 'support',
      heading: say(
        'Fragen? Hier antworten Menschen.',
        'Questions? Real people answer.',
        'Domande? Rispondono persone vere.',
        'Des questions ? De vraies personnes répondent.',
      ),
    },
  ],
};
