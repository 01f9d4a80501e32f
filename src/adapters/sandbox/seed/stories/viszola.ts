import { questions } from './questions.ts';
import { always, category, link, type SeedStory, say } from './say.ts';

/** A poster of the shop, sharp at every width. */
const drawing = (name: string) => ({
  template: `/drawings/viszola/${name}.svg?{width}`,
  alt: '',
  width: 600,
  height: 400,
});

/** The style of this shop: warm, Milanese, sunglasses first. */
export const viszolaHome: SeedStory = {
  slug: 'home',
  kind: 'home',
  title: say(
    'Viszola · Sonnenbrillen und Linsen',
    'Viszola · Sunglasses and lenses',
    'Viszola · Occhiali da sole e lenti',
    'Viszola · Lunettes de soleil et lentilles',
  ),
  description: say(
    'Sonnenbrillen mit vollem UV-Schutz, ausgesucht in Mailand, und Kontaktlinsen für alle anderen Tage.',
    'Sunglasses with full UV protection, picked in Milan, and contact lenses for every other day.',
    'Occhiali da sole con protezione UV totale, scelti a Milano, e lenti a contatto per tutti gli altri giorni.',
    'Lunettes de soleil à protection UV totale, choisies à Milan, et lentilles pour tous les autres jours.',
  ),
  blocks: [
    {
      kind: 'hero',
      id: 'hero',
      items: [
        {
          id: 'sun',
          placement: always,
          eyebrow: say('Ausgesucht in Mailand', 'Picked in Milan', 'Scelti a Milano', 'Choisies à Milan'),
          title: say(
            'Sonne im Gesicht, Stil auf der Nase',
            'Sun on your face, style on your nose',
            'Sole in faccia, stile sul naso',
            'Soleil au visage, style sur le nez',
          ),
          text: say(
            'Sonnenbrillen mit vollem UV-Schutz, ausgesucht in Mailand. Und die Linsen für alle anderen Tage.',
            'Sunglasses with full UV protection, picked in Milan. And the lenses for every other day.',
            'Occhiali da sole con protezione UV totale, scelti a Milano. E le lenti per tutti gli altri giorni.',
            'Des lunettes à protection UV totale, choisies à Milan. Et les lentilles pour tous les autres jours.',
          ),
          link: link(
            say(
              'Sonnenbrillen entdecken',
              'Discover sunglasses',
              'Scopri gli occhiali da sole',
              'Découvrir les lunettes',
            ),
            category('sun'),
          ),
          secondLink: link(
            say('Zu den Linsen', 'See lenses', 'Vai alle lenti', 'Voir les lentilles'),
            category('lens'),
          ),
          promotion: { id: 'viszola-hero-sun', name: 'Sun', items: [] },
        },
      ],
    },
    {
      kind: 'lookbook',
      id: 'lookbook',
      heading: say(
        'Mehr als eine Fassung',
        'More than a frame',
        'Più di una montatura',
        'Plus qu’une monture',
      ),
      items: [
        {
          id: 'fit',
          title: say(
            'Welche Form steht dir?',
            'Which shape suits you?',
            'Quale forma ti sta bene?',
            'Quelle forme te va ?',
          ),
          text: say(
            'Rund zu kantig, kantig zu rund: Gegensätze machen ein Gesicht lebendig.',
            'Round to angular, angular to round: contrast brings a face to life.',
            'Tondo su spigoloso, spigoloso su tondo: i contrasti danno vita al viso.',
            'Rond sur anguleux, anguleux sur rond : le contraste anime un visage.',
          ),
          image: drawing('room-window'),
          link: link(
            say('Formen ansehen', 'See shapes', 'Guarda le forme', 'Voir les formes'),
            category('sun'),
          ),
        },
        {
          id: 'read',
          title: say(
            'Lesen, wo es schön ist',
            'Read where it’s lovely',
            'Leggere dove si sta bene',
            'Lire là où c’est beau',
          ),
          text: say(
            'Leichte Lesebrillen von +1,00 bis +3,50, auch faltbar für die Jackentasche.',
            'Light reading glasses from +1.00 to +3.50, some foldable for your pocket.',
            'Occhiali da lettura leggeri da +1,00 a +3,50, anche pieghevoli.',
            'Des lunettes de lecture légères de +1,00 à +3,50, pliables aussi.',
          ),
          image: drawing('scene-desk'),
          link: link(
            say('Lesebrillen', 'Reading glasses', 'Occhiali da lettura', 'Lunettes de lecture'),
            category('reading'),
          ),
        },
        {
          id: 'lenses',
          title: say('Und ohne Brille?', 'And without glasses?', 'E senza occhiali?', 'Et sans lunettes ?'),
          text: say(
            'Linsen für Tage, an denen die Sonnenbrille das Einzige auf deiner Nase sein soll.',
            'Lenses for days when sunglasses should be the only thing on your nose.',
            'Lenti per i giorni in cui sul naso vuoi solo gli occhiali da sole.',
            'Des lentilles pour les jours où seules les lunettes de soleil comptent.',
          ),
          image: drawing('hand-fingertip'),
          link: link(
            say('Kontaktlinsen', 'Contact lenses', 'Lenti a contatto', 'Lentilles'),
            category('lens'),
          ),
        },
        {
          id: 'fitting',
          title: say(
            'Giulia misst nach',
            'Giulia takes your measurements',
            'Giulia prende le misure',
            'Giulia prend les mesures',
          ),
          text: say(
            'Brücke, Breite, Bügel: Schreib uns, was dir passt, und wir sagen dir, was dazu passt.',
            'Bridge, width, temples: tell us what fits you, and we tell you what goes with it.',
            'Ponte, larghezza, aste: scrivici cosa ti sta bene e ti diciamo che cosa ci sta insieme.',
            'Pont, largeur, branches : dis-nous ce qui te va, nous te dirons ce qui va avec.',
          ),
          image: drawing('room-counter'),
          link: link(say('Frag uns', 'Ask us', 'Chiedi a noi', 'Demande-nous'), 'service'),
        },
      ],
    },
    {
      kind: 'products',
      id: 'lenses',
      heading: say(
        'Für alle anderen Tage',
        'For every other day',
        'Per tutti gli altri giorni',
        'Pour tous les autres jours',
      ),
      source: { of: 'popular', category: 'lens' },
      most: 4,
      link: link(
        say('Alle Kontaktlinsen', 'All contact lenses', 'Tutte le lenti', 'Toutes les lentilles'),
        category('lens'),
      ),
    },
    {
      kind: 'categories',
      id: 'categories',
      heading: say('Such dir was aus', 'Take your pick', 'Scegli quello che vuoi', 'Choisis ce que tu veux'),
    },
    {
      kind: 'banners',
      id: 'seasons',
      size: 'big',
      items: [
        {
          id: 'snow',
          placement: { ...always, start: '2026-11-15 00:00', end: '2027-03-31 23:59' },
          title: say(
            'Schnee blendet mehr als Sand',
            'Snow dazzles more than sand',
            'La neve abbaglia più della sabbia',
            'La neige éblouit plus que le sable',
          ),
          text: say(
            'Polarisierte Gläser nehmen dem Weiß das Gleißen. Such dir ein Paar für die Piste.',
            'Polarised lenses take the glare out of the white. Pick a pair for the slopes.',
            'Le lenti polarizzate tolgono il riverbero al bianco. Scegline un paio per la pista.',
            'Les verres polarisés calment l’éclat du blanc. Choisis une paire pour les pistes.',
          ),
          images: { desktop: drawing('scene-slope') },
          link: link(say('Für den Winter', 'For winter', 'Per l’inverno', 'Pour l’hiver'), category('sun')),
          promotion: { id: 'viszola-snow', name: 'Snow', items: [] },
        },
        {
          id: 'summer',
          placement: { ...always, start: '2027-04-01 00:00', end: '2027-09-30 23:59' },
          title: say(
            'Der Sommer wird hell',
            'Summer will be bright',
            'L’estate sarà luminosa',
            'L’été sera lumineux',
          ),
          images: { desktop: drawing('scene-beach') },
          link: link(say('Für den Sommer', 'For summer', 'Per l’estate', 'Pour l’été'), category('sun')),
          promotion: { id: 'viszola-summer', name: 'Summer', items: [] },
        },
      ],
    },
    { kind: 'facts', id: 'facts' },
    { kind: 'recently-seen', id: 'seen' },
    {
      kind: 'support',
      id: 'support',
      heading: say(
        'Bei uns bist du gut aufgehoben',
        'You’re in good hands',
        'Con noi sei in buone mani',
        'Chez nous, tu es entre de bonnes mains',
      ),
    },
    {
      kind: 'faq',
      id: 'faq',
      heading: say('Gut zu wissen', 'Good to know', 'Buono a sapersi', 'Bon à savoir'),
      items: [questions.returns],
      withShopQuestions: true,
    },
  ],
};
