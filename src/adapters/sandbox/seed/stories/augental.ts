import type { DrawingName } from '../../../../domain/content/drawing.ts';
import { drawingSize, drawingUrl } from '../../../../domain/content/drawing-place.ts';
import { questions } from './questions.ts';
import { always, category, link, type SeedStory, say } from './say.ts';

/** A drawing in the shop's own style, the same at every width. */
const drawing = (name: DrawingName) => {
  const [width, height] = drawingSize(name);
  return {
    template: `${drawingUrl('augental', name)}?w={width}`,
    alt: '',
    width: width * 2,
    height: height * 2,
  };
};

/** The style of this shop: a local optician, advice first, care products beside every lens. */
export const augentalHome: SeedStory = {
  slug: 'home',
  kind: 'home',
  title: say(
    'Augental · Linsen, Pflege, Rat',
    'Augental · Lenses, care, advice',
    'Augental · Lenti, cura, consigli',
    'Augental · Lentilles, entretien, conseil',
  ),
  description: say(
    'Unsere Optikerinnen und Optiker stellen zusammen, was zueinander passt: Linse und Pflegemittel.',
    'Our opticians put together what belongs together: the lens and the care for it.',
    'Il nostro team di ottica abbina ciò che va insieme: la lente e il prodotto per curarla.',
    'Nos opticiennes et opticiens réunissent ce qui va ensemble : la lentille et son entretien.',
  ),
  blocks: [
    {
      kind: 'hero',
      id: 'hero',
      items: [
        {
          id: 'care',
          placement: always,
          eyebrow: say(
            'Ihre Optik im Tal',
            'Your optician in the valley',
            'La Sua ottica nella valle',
            'Votre optique dans la vallée',
          ),
          title: say(
            'Gute Linsen verdienen gute Pflege',
            'Good lenses deserve good care',
            'Buone lenti meritano buona cura',
            'De bonnes lentilles méritent un bon entretien',
          ),
          text: say(
            'Unsere Optikerinnen und Optiker stellen zusammen, was zueinander passt: Linse und Pflegemittel.',
            'Our opticians put together what belongs together: the lens and the care for it.',
            'Il nostro team di ottica abbina ciò che va insieme: la lente e il prodotto per curarla.',
            'Nos opticiennes et opticiens réunissent ce qui va ensemble : la lentille et son entretien.',
          ),
          link: link(
            say(
              'Linsen und Pflege ansehen',
              'See lenses and care',
              'Veda lenti e cura',
              'Voir lentilles et entretien',
            ),
            category('lens'),
          ),
          secondLink: link(
            say('Fragen Sie uns', 'Ask us', 'Chieda consiglio', 'Posez-nous vos questions'),
            'help',
          ),
          promotion: { id: 'augental-hero-care', name: 'Lens and care', items: [] },
        },
      ],
    },
    { kind: 'facts', id: 'facts' },
    {
      kind: 'services',
      id: 'advice',
      heading: say(
        'Ihr Pflegekalender',
        'Your care calendar',
        'Il Suo calendario di cura',
        'Votre calendrier d’entretien',
      ),
      items: [
        {
          id: 'rub',
          title: say(
            'Jeden Abend: zwanzig Sekunden reiben',
            'Every evening: rub for twenty seconds',
            'Ogni sera: strofinare per venti secondi',
            'Chaque soir : frotter vingt secondes',
          ),
          text: say(
            'Reiben Sie jede Linse sanft mit frischer Lösung ab. Auch wenn „ohne Reiben“ auf der Flasche steht.',
            'Rub each lens gently with fresh solution. Even if the bottle says “no rub”.',
            'Strofini ogni lente con soluzione fresca. Anche se sul flacone c’è scritto «senza strofinare».',
            'Frottez chaque lentille avec de la solution fraîche. Même si le flacon dit « sans frotter ».',
          ),
          image: drawing('hand-fingertip'),
          link: link(
            say('Pflegemittel', 'Lens care', 'Prodotti per la cura', 'Produits d’entretien'),
            category('care'),
          ),
        },
        {
          id: 'case',
          title: say(
            'Alle drei Monate: ein neuer Behälter',
            'Every three months: a new case',
            'Ogni tre mesi: un nuovo portalenti',
            'Tous les trois mois : un nouvel étui',
          ),
          text: say(
            'Spülen Sie ihn nie mit Wasser, sondern mit Lösung, und lassen Sie ihn offen trocknen.',
            'Never rinse it with water, but with solution, and let it dry open.',
            'Non lo sciacqui mai con acqua, ma con soluzione, e lo lasci asciugare aperto.',
            'Ne le rincez jamais à l’eau, mais avec de la solution, et laissez-le sécher ouvert.',
          ),
          image: drawing('hand-case'),
          link: link(
            say(
              'Behälter und Zubehör',
              'Cases and accessories',
              'Portalenti e accessori',
              'Étuis et accessoires',
            ),
            category('care'),
          ),
        },
        {
          id: 'check',
          title: say(
            'Einmal im Jahr: die Kontrolle',
            'Once a year: the check-up',
            'Una volta all’anno: il controllo',
            'Une fois par an : le contrôle',
          ),
          text: say(
            'Auch wenn alles gut sitzt. Ein Onlineshop ersetzt keine Untersuchung.',
            'Even when everything fits. An online shop does not replace an examination.',
            'Anche se tutto va bene. Un negozio online non sostituisce una visita.',
            'Même si tout va bien. Une boutique en ligne ne remplace pas un examen.',
          ),
          image: drawing('room-exam'),
          link: link(say('Unsere Studios', 'Our studios', 'I nostri studi', 'Nos studios'), 'studio'),
        },
      ],
    },
    {
      kind: 'products',
      id: 'care-products',
      heading: say(
        'Oft empfohlen, gern gekauft',
        'Often recommended, often bought',
        'Spesso consigliati, spesso scelti',
        'Souvent conseillés, souvent choisis',
      ),
      source: { of: 'popular' },
      most: 8,
    },
    { kind: 'recently-seen', id: 'seen' },
    {
      kind: 'banners',
      id: 'winter',
      size: 'small',
      items: [
        {
          id: 'drops',
          placement: { ...always, start: '2026-11-01 00:00', end: '2027-02-28 23:59' },
          title: say(
            'Wenn die Heizung läuft',
            'When the heating is on',
            'Quando il riscaldamento è acceso',
            'Quand le chauffage tourne',
          ),
          text: say(
            'Tropfen ohne Konservierungsmittel helfen Ihren Augen durch den Winter.',
            'Drops without preservatives help your eyes through winter.',
            'Gocce senza conservanti aiutano i Suoi occhi in inverno.',
            'Des gouttes sans conservateur aident vos yeux en hiver.',
          ),
          images: { desktop: drawing('scene-desk') },
          link: link(
            say('Tropfen ansehen', 'See drops', 'Veda le gocce', 'Voir les gouttes'),
            category('care'),
          ),
          promotion: { id: 'augental-winter', name: 'Winter drops', items: [] },
        },
        {
          id: 'reading',
          placement: always,
          title: say(
            'Wieder ohne Lupe lesen',
            'Read without a magnifier again',
            'Leggere di nuovo senza lente d’ingrandimento',
            'Relire sans loupe',
          ),
          text: say(
            'Von +1,00 bis +3,50, leicht und gut verarbeitet.',
            'From +1.00 to +3.50, light and well made.',
            'Da +1,00 a +3,50, leggeri e ben fatti.',
            'De +1,00 à +3,50, légères et bien faites.',
          ),
          images: { desktop: drawing('room-window') },
          link: link(
            say('Lesebrillen', 'Reading glasses', 'Occhiali da lettura', 'Lunettes de lecture'),
            category('reading'),
          ),
          promotion: { id: 'augental-reading', name: 'Reading', items: [] },
        },
      ],
    },
    {
      kind: 'categories',
      id: 'categories',
      heading: say(
        'Alles für Ihre Augen',
        'Everything for your eyes',
        'Tutto per i Suoi occhi',
        'Tout pour vos yeux',
      ),
    },
    {
      kind: 'support',
      id: 'support',
      heading: say(
        'Beratung wie im Geschäft',
        'Advice, as in our shop',
        'La consulenza, come in negozio',
        'Le conseil, comme en magasin',
      ),
    },
    {
      kind: 'faq',
      id: 'faq',
      heading: say('Häufig gefragt', 'Often asked', 'Domande frequenti', 'Souvent demandé'),
      items: [questions.values],
      withShopQuestions: true,
    },
  ],
};
