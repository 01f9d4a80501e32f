import { questions } from './questions.ts';
import { always, category, link, onAllScreens, paragraphs, type SeedStory, say, scene } from './say.ts';

/** Quiet, attentive, few words. */
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
    'Lenti, cura e occhiali scelti dai nostri ottici. La consigliamo con calma.',
    'Lentilles, entretien et lunettes choisis par nos opticiens. Nous vous conseillons avec attention.',
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
            'Lenti, cura e occhiali scelti dai nostri ottici. La consigliamo con calma.',
            'Lentilles, entretien et lunettes choisis par nos opticiens. Nous vous conseillons avec attention.',
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
    {
      kind: 'text',
      id: 'welcome',
      align: 'center',
      heading: say(
        'Ein Haus, das sich Zeit nimmt',
        'A house that takes its time',
        'Una casa che si prende tempo',
        'Une maison qui prend son temps',
      ),
      body: paragraphs(
        say(
          'Was Sie hier finden, haben Menschen ausgesucht, die täglich Augen vermessen. Wenig, aber das Richtige.',
          'What you find here was chosen by people who measure eyes every day. A small choice, but the right one.',
          'Ciò che trova qui è stato scelto da chi misura occhi ogni giorno. Poco, ma giusto.',
          'Ce que vous trouvez ici a été choisi par des personnes qui mesurent des yeux chaque jour. Peu, mais juste.',
        ),
      ),
    },
    {
      kind: 'products',
      id: 'popular',
      heading: say(
        'Von unseren Kundinnen und Kunden gewählt',
        'Chosen by our customers',
        'Scelti dai nostri clienti',
        'Choisis par nos clients',
      ),
      source: { of: 'popular' },
      most: 4,
    },
    {
      kind: 'info-timeline',
      id: 'way',
      heading: say(
        'Ihr Weg zu neuen Linsen',
        'Your way to new lenses',
        'Il Suo percorso verso nuove lenti',
        'Votre chemin vers de nouvelles lentilles',
      ),
      items: [
        {
          id: 'listen',
          title: say('Zuhören', 'Listening', 'Ascoltare', 'Écouter'),
          text: say(
            'Wie lange tragen Sie Ihre Linsen, wo arbeiten Sie, was stört Sie? Damit beginnt jede gute Wahl.',
            'How long do you wear your lenses, where do you work, what bothers you? Every good choice starts there.',
            'Quanto porta le lenti, dove lavora, cosa La disturba? Ogni buona scelta comincia da qui.',
            'Combien de temps portez-vous vos lentilles, où travaillez-vous, qu’est-ce qui vous gêne ? Tout bon choix commence là.',
          ),
          image: scene('opalys', 'lenses'),
        },
        {
          id: 'try',
          title: say('Anpassen', 'Fitting', 'Applicare', 'Adapter'),
          text: say(
            'Ihre Optikerin oder Ihr Optiker bestimmt die Werte und prüft den Sitz.',
            'Your optician determines the values and checks the fit.',
            'Il Suo ottico stabilisce i valori e controlla l’applicazione.',
            'Votre opticien détermine les valeurs et vérifie l’adaptation.',
          ),
          image: scene('opalys', 'care'),
        },
        {
          id: 'again',
          title: say('Nachbestellen', 'Ordering again', 'Riordinare', 'Commander à nouveau'),
          text: say(
            'Danach genügt ein Klick. Wir erinnern Sie, bevor die letzte Packung leer ist.',
            'After that one click is enough. We remind you before the last box is empty.',
            'Poi basta un clic. Le ricordiamo l’ordine prima che finisca l’ultima confezione.',
            'Ensuite, un clic suffit. Nous vous le rappelons avant la fin de la dernière boîte.',
          ),
          image: scene('opalys', 'parcel'),
        },
      ],
    },
    { kind: 'facts', id: 'facts' },
    {
      kind: 'categories',
      id: 'categories',
      heading: say('Unser Sortiment', 'Our range', 'Il nostro assortimento', 'Notre assortiment'),
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
            'Our opticians answer in person.',
            'I nostri ottici rispondono di persona.',
            'Nos opticiens vous répondent personnellement.',
          ),
          images: onAllScreens('opalys', 'care'),
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
