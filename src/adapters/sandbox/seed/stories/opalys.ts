import type { DrawingName } from '../../../../domain/content/drawing.ts';
import { drawingSize, drawingUrl } from '../../../../domain/content/drawing-place.ts';
import { questions } from './questions.ts';
import { always, category, link, type SeedStory, say } from './say.ts';

/** A drawing of the shop, sharp at every width. */
const drawn = (name: DrawingName) => {
  const [width, height] = drawingSize(name);
  return { template: `${drawingUrl('opalys', name)}?{width}`, alt: '', width, height };
};

/** The style of this shop: quiet, attentive, few words. */
export const opalysHome: SeedStory = {
  slug: 'home',
  kind: 'home',
  title: say(
    'Opalys · Optik mit Ruhe',
    'Opalys · Unhurried optics',
    'Opalys · Ottica con calma',
    'Opalys · L’optique, en douceur',
  ),
  description: say(
    'Linsen, Pflege und Brillen, von unseren Optikerinnen und Optikern ausgewählt. Wir beraten Sie in Ruhe.',
    'Lenses, care and glasses chosen by our opticians. We take our time to advise you.',
    'Lenti, cura e occhiali scelti dal nostro team di ottica. La consigliamo con calma.',
    'Lentilles, entretien et lunettes choisis par nos opticiennes et opticiens. Nous vous conseillons avec attention.',
  ),
  blocks: [
    {
      kind: 'hero',
      id: 'hero',
      items: [
        {
          id: 'joy',
          placement: always,
          title: say(
            'Gut sehen ist eine stille Freude',
            'Seeing well is a quiet joy',
            'Vedere bene è una gioia silenziosa',
            'Bien voir est une joie discrète',
          ),
          text: say(
            'Linsen, Pflege und Brillen, von unseren Optikerinnen und Optikern ausgewählt. Wir beraten Sie in Ruhe.',
            'Lenses, care and glasses chosen by our opticians. We take our time to advise you.',
            'Lenti, cura e occhiali scelti dal nostro team di ottica. La consigliamo con calma.',
            'Lentilles, entretien et lunettes choisis par nos opticiennes et opticiens. Nous vous conseillons avec attention.',
          ),
          link: link(
            say(
              'Die Auswahl entdecken',
              'Discover the selection',
              'Scopra la selezione',
              'Découvrir la sélection',
            ),
            category('lens'),
          ),
          secondLink: link(
            say('Beratung anfragen', 'Ask for advice', 'Chieda un consiglio', 'Demander conseil'),
            'service',
          ),
          promotion: { id: 'opalys-hero', name: 'Quiet joy', items: [] },
        },
      ],
    },
    { kind: 'facts', id: 'facts' },
    {
      kind: 'choices',
      id: 'choices',
      heading: say('Von Hand gewählt', 'Chosen by hand', 'Scelte a mano', 'Choisies à la main'),
      items: [
        {
          id: 'claire',
          product: '10010',
          portrait: 'optician-1',
          by: say(
            'Gewählt von Claire, Lyon',
            'Chosen by Claire, Lyon',
            'Scelta da Claire, Lione',
            'Choisie par Claire, Lyon',
          ),
          reason: say(
            'Am Abend vergisst man, dass man sie trägt. Wer lange vor einem Bildschirm sitzt, merkt es zuerst.',
            'By evening you forget you are wearing them. After a day at a screen, you notice it most.',
            'La sera si dimentica di portarle. Chi passa la giornata davanti a uno schermo se ne accorge per primo.',
            'Le soir, on oublie qu’on les porte. Qui passe la journée devant un écran le remarque le plus.',
          ),
        },
        {
          id: 'karim',
          product: '10050',
          portrait: 'optician-2',
          by: say(
            'Gewählt von Karim, Paris',
            'Chosen by Karim, Paris',
            'Scelta da Karim, Parigi',
            'Choisie par Karim, Paris',
          ),
          reason: say(
            'Sie sitzt ruhig, auch wenn der Blick springt. So bleibt das Bild bei einer Hornhautverkrümmung scharf.',
            'It stays in place even when your gaze moves quickly. With astigmatism the picture remains sharp.',
            'Resta ferma anche quando lo sguardo si sposta in fretta. Con l’astigmatismo l’immagine rimane nitida.',
            'Elle reste en place même quand le regard bouge vite. Avec un astigmatisme, l’image demeure nette.',
          ),
        },
        {
          id: 'helene',
          product: '10030',
          portrait: 'optician-3',
          by: say(
            'Gewählt von Hélène, Annecy',
            'Chosen by Hélène, Annecy',
            'Scelta da Hélène, Annecy',
            'Choisie par Hélène, Annecy',
          ),
          reason: say(
            'Die Speisekarte, das Gesicht gegenüber, der Berg dahinter: drei Entfernungen, eine Linse.',
            'The menu, the face across the table, the mountain behind it: three distances, one lens.',
            'Il menù, il volto di fronte, la montagna sullo sfondo: tre distanze, una sola lente.',
            'La carte, le visage en face, la montagne au loin : trois distances, une seule lentille.',
          ),
        },
      ],
    },
    {
      kind: 'services',
      id: 'welcome',
      heading: say(
        'Ein Haus, das sich Zeit nimmt',
        'A house that takes its time',
        'Una casa che si prende tempo',
        'Une maison qui prend son temps',
      ),
      text: say(
        'Was Sie hier finden, haben Menschen ausgesucht, die täglich Augen vermessen. Wenig, aber das Richtige.',
        'What you find here was chosen by people who measure eyes every day. A small choice, but the right one.',
        'Ciò che trova qui è stato scelto da chi misura occhi ogni giorno. Poco, ma giusto.',
        'Ce que vous trouvez ici a été choisi par des personnes qui mesurent des yeux chaque jour. Peu, mais juste.',
      ),
      image: { desktop: drawn('place-autumn-evening') },
      items: [],
    },
    {
      kind: 'simple-to-order',
      id: 'way',
      heading: say(
        'Ihr Weg zu neuen Linsen',
        'Your way to new lenses',
        'Il Suo percorso verso nuove lenti',
        'Votre chemin vers de nouvelles lentilles',
      ),
      steps: [
        {
          id: 'listen',
          title: say('Zuhören', 'Listening', 'Ascoltare', 'Écouter'),
          text: say(
            'Wie lange tragen Sie Ihre Linsen, wo arbeiten Sie, was stört Sie? Damit beginnt jede gute Wahl.',
            'How long do you wear your lenses, where do you work, what bothers you? Every good choice starts there.',
            'Quanto porta le lenti, dove lavora, cosa La disturba? Ogni buona scelta comincia da qui.',
            'Combien de temps portez-vous vos lentilles, où travaillez-vous, qu’est-ce qui vous gêne ? Tout bon choix commence là.',
          ),
          image: drawn('room-exam'),
        },
        {
          id: 'try',
          title: say('Anpassen', 'Fitting', 'Applicare', 'Adapter'),
          text: say(
            'Ihre Optikerin oder Ihr Optiker bestimmt die Werte und prüft den Sitz.',
            'Your optician determines the values and checks the fit.',
            'Il team di ottica stabilisce i valori e controlla l’applicazione.',
            'Votre opticienne ou votre opticien détermine les valeurs et vérifie l’adaptation.',
          ),
          image: drawn('hand-fingertip'),
        },
        {
          id: 'again',
          title: say('Nachbestellen', 'Ordering again', 'Ordinare di nuovo', 'Commander à nouveau'),
          text: say(
            'Danach genügt ein Klick. Auf Wunsch erinnern wir Sie, bevor die letzte Packung leer ist.',
            'After that one click is enough. If you wish, we remind you before the last box is empty.',
            'Poi basta un clic. Su richiesta Le ricordiamo l’ordine prima che finisca l’ultima confezione.',
            'Ensuite, un clic suffit. Si vous le souhaitez, nous vous le rappelons avant la fin de la dernière boîte.',
          ),
          image: drawn('hand-parcel'),
        },
      ],
    },
    {
      kind: 'categories',
      id: 'categories',
      heading: say('Unser Sortiment', 'Our range', 'Il nostro assortimento', 'Notre assortiment'),
    },
    {
      kind: 'products',
      id: 'popular',
      heading: say(
        'Von unseren Kundinnen und Kunden gewählt',
        'Chosen by our customers',
        'Scelti dalla nostra clientela',
        'Choisis par notre clientèle',
      ),
      source: { of: 'popular' },
      most: 4,
    },
    {
      kind: 'banners',
      id: 'house',
      size: 'big',
      items: [
        {
          id: 'service',
          placement: { ...always, include: ['homepage'] },
          title: say(
            'Fragen Sie, bevor Sie wählen',
            'Ask before you choose',
            'Chieda prima di scegliere',
            'Demandez avant de choisir',
          ),
          text: say(
            'Unsere Optikerinnen und Optiker antworten persönlich.',
            'Our opticians answer personally.',
            'Il nostro team di ottica risponde di persona.',
            'Nos opticiennes et opticiens vous répondent personnellement.',
          ),
          images: { desktop: drawn('room-counter') },
          link: link(say('Unsere Dienste', 'Our services', 'I nostri servizi', 'Nos services'), 'service'),
          promotion: { id: 'opalys-service', name: 'Services', items: [] },
        },
      ],
    },
    { kind: 'recently-seen', id: 'seen' },
    {
      kind: 'support',
      id: 'support',
      heading: say(
        'Sprechen wir über Ihre Augen',
        'Let’s talk about your eyes',
        'Parliamo dei Suoi occhi',
        'Parlons de vos yeux',
      ),
    },
    {
      kind: 'faq',
      id: 'faq',
      heading: say('Ihre Fragen', 'Your questions', 'Le Sue domande', 'Vos questions'),
      items: [questions.values, questions.returns],
      withShopQuestions: true,
    },
  ],
};
