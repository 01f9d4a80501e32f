import type { LawPage } from '../../../../domain/content/block.ts';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';
import { questions } from './questions.ts';
import { category, law, link, list, paragraphs, type SeedStory, say, scene } from './say.ts';

/** What each house says of itself. */
const houses: Readonly<Record<BrandId, Localised>> = {
  okulino: say(
    'Okulino ist ein kleines Team aus Zürich. Wir tragen selbst Linsen und fanden, dass Nachbestellen nicht länger dauern darf als ein Kaffee.',
    'Okulino is a small team from Zurich. We wear lenses ourselves and felt that reordering should take no longer than a coffee.',
    'Okulino è un piccolo team di Zurigo. Portiamo le lenti anche noi e pensiamo che riordinarle non debba durare più di un caffè.',
    'Okulino, c’est une petite équipe de Zurich. Nous portons des lentilles et trouvons que recommander ne doit pas durer plus qu’un café.',
  ),
  linsenwerk: say(
    'Linsenwerk sitzt in Berlin. Wir führen jede Linse mit ihren Messwerten, ihrem Preis pro Stück und dem Liefertag, damit ein Vergleich einer ist.',
    'Linsenwerk is based in Berlin. We list every lens with its measures, its price per piece and its delivery day, so that a comparison is one.',
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
const limits = say(
  'Linsen werden von Fachleuten angepasst, und eine Kontrolle pro Jahr gehört dazu. Bei Rötung, Schmerz oder trübem Sehen: Linsen heraus und zur Augenärztin oder zum Augenarzt.',
  'Lenses are fitted by professionals, and a check-up once a year is part of it. In case of redness, pain or blurred vision: take the lenses out and see an eye doctor.',
  'Le lenti vengono applicate da specialisti e un controllo all’anno ne fa parte. In caso di rossore, dolore o vista annebbiata: togliere le lenti e andare dall’oculista.',
  'Les lentilles sont adaptées par des spécialistes, et un contrôle par an en fait partie. En cas de rougeur, de douleur ou de vision trouble : retirer les lentilles et consulter.',
);

const text = (id: string, heading: Localised, ...body: readonly object[]) => ({
  kind: 'text',
  id,
  align: 'left',
  heading,
  body,
});

const titles: Readonly<Record<LawPage, Localised>> = {
  shipping: say(
    'Versand und Lieferung',
    'Shipping and delivery',
    'Spedizione e consegna',
    'Envoi et livraison',
  ),
  returns: say('Rückgabe', 'Returns', 'Resi', 'Retours'),
  terms: say(
    'Allgemeine Geschäftsbedingungen',
    'Terms and conditions',
    'Condizioni generali',
    'Conditions générales',
  ),
  privacy: say('Datenschutz', 'Privacy', 'Protezione dei dati', 'Protection des données'),
  legal: say('Impressum', 'Legal notice', 'Note legali', 'Mentions légales'),
  disclaimer: say('Haftungshinweis', 'Disclaimer', 'Avvertenze', 'Avertissement'),
  accessibility: say('Barrierefreiheit', 'Accessibility', 'Accessibilità', 'Accessibilité'),
};
const descriptions: Readonly<Record<LawPage, Localised>> = {
  shipping: say(
    'Versandarten, Preise und Lieferzeiten.',
    'Shipping methods, prices and delivery times.',
    'Metodi, prezzi e tempi di spedizione.',
    'Modes, prix et délais de livraison.',
  ),
  returns: say(
    'Was zurückgegeben werden kann, und wie.',
    'What can be returned, and how.',
    'Che cosa si può rendere, e come.',
    'Ce qui peut être retourné, et comment.',
  ),
  terms: say(
    'Bedingungen für Bestellungen in diesem Shop.',
    'Terms for orders placed in this shop.',
    'Condizioni per gli ordini in questo negozio.',
    'Conditions des commandes dans cette boutique.',
  ),
  privacy: say(
    'Welche Daten wir brauchen, und wozu.',
    'Which data we need, and why.',
    'Quali dati ci servono, e perché.',
    'Quelles données nous utilisons, et pourquoi.',
  ),
  legal: say(
    'Wer diesen Shop betreibt.',
    'Who runs this shop.',
    'Chi gestisce questo negozio.',
    'Qui exploite cette boutique.',
  ),
  disclaimer: say(
    'Was diese Seiten leisten, und was nicht.',
    'What these pages do, and what they do not.',
    'Che cosa offrono queste pagine, e che cosa no.',
    'Ce que ces pages apportent, et ce qu’elles n’apportent pas.',
  ),
  accessibility: say(
    'Wie zugänglich dieser Shop ist.',
    'How accessible this shop is.',
    'Quanto è accessibile questo negozio.',
    'Le niveau d’accessibilité de cette boutique.',
  ),
};

/** The sections that the law asks for are the shop's own; a story surrounds them. */
const lawPage = (page: LawPage): SeedStory => ({
  slug: page,
  kind: 'page',
  title: titles[page],
  description: descriptions[page],
  blocks: [
    ...(page === 'shipping' ? [{ kind: 'shipping-options', id: 'options' }] : []),
    ...(page === 'privacy' ? [{ kind: 'consent-overview', id: 'consent', type: 'all' }] : []),
    law(page),
    ...(page === 'returns' || page === 'accessibility' ? [{ kind: 'support', id: 'support' }] : []),
  ],
});

const about = (brand: BrandId, name: string): SeedStory => ({
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
    text(
      'who',
      say('Wer wir sind', 'Who we are', 'Chi siamo', 'Qui nous sommes'),
      ...paragraphs(houses[brand]),
    ),
    text(
      'goods',
      say(
        'Woher die Ware kommt',
        'Where the goods come from',
        'Da dove viene la merce',
        'D’où viennent les produits',
      ),
      ...paragraphs(goods),
    ),
    text(
      'eyes',
      say(
        'Was ein Onlineshop nicht ersetzt',
        'What an online shop does not replace',
        'Ciò che un negozio online non sostituisce',
        'Ce qu’une boutique en ligne ne remplace pas',
      ),
      ...paragraphs(limits),
    ),
    { kind: 'support', id: 'support' },
  ],
});

const help: SeedStory = {
  slug: 'help',
  kind: 'page',
  title: say('Hilfe und Kontakt', 'Help and contact', 'Aiuto e contatti', 'Aide et contact'),
  description: say(
    'Telefon, E-Mail und Antworten.',
    'Phone, e-mail and answers.',
    'Telefono, e-mail e risposte.',
    'Téléphone, e-mail et réponses.',
  ),
  blocks: [
    { kind: 'support', id: 'support' },
    { kind: 'faq', id: 'faq', items: [questions.values, questions.returns], withShopQuestions: true },
    text(
      'exam',
      say(
        'Wann ein Besuch beim Fachgeschäft nötig ist',
        'When a visit to an optician is needed',
        'Quando serve una visita dall’ottico',
        'Quand une visite chez l’opticien s’impose',
      ),
      ...paragraphs(limits),
    ),
  ],
};

const service: SeedStory = {
  slug: 'service',
  kind: 'page',
  title: say('Unsere Dienste', 'Our services', 'I nostri servizi', 'Nos services'),
  description: say(
    'Beratung, Anpassung und Nachbestellung.',
    'Advice, fitting and reordering.',
    'Consulenza, applicazione e riordino.',
    'Conseil, adaptation et recommande.',
  ),
  blocks: [
    {
      kind: 'services',
      id: 'services',
      items: [
        {
          id: 'advice',
          title: say('Beratung', 'Advice', 'Consulenza', 'Conseil'),
          text: say(
            'Welche Linse zum Alltag passt, klärt sich oft in einem Gespräch.',
            'Which lens fits everyday life is often settled in one conversation.',
            'Quale lente va bene per ogni giorno si chiarisce spesso in un colloquio.',
            'Un entretien suffit souvent pour trouver la lentille du quotidien.',
          ),
          link: link(
            say('Hilfe und Kontakt', 'Help and contact', 'Aiuto e contatti', 'Aide et contact'),
            'help',
          ),
        },
        {
          id: 'fitting',
          title: say('Anpassung', 'Fitting', 'Applicazione', 'Adaptation'),
          text: say(
            'Fachleute vor Ort messen die Werte und prüfen den Sitz.',
            'Professionals on site take the values and check the fit.',
            'Specialisti sul posto misurano i valori e controllano l’applicazione.',
            'Des spécialistes mesurent les valeurs et vérifient l’adaptation.',
          ),
          link: link(say('Studios', 'Studios', 'Studi', 'Studios'), 'studio'),
        },
        {
          id: 'again',
          title: say('Nachbestellung', 'Reordering', 'Riordino', 'Recommande'),
          text: say(
            'Was einmal bestellt war, liegt mit allen Werten im Konto bereit.',
            'What was ordered once is kept in the account with all its values.',
            'Ciò che è stato ordinato resta nell’account con tutti i valori.',
            'Ce qui a été commandé reste dans le compte avec toutes ses valeurs.',
          ),
          link: link(
            say('Linsen ansehen', 'See lenses', 'Vedere le lenti', 'Voir les lentilles'),
            category('lens'),
          ),
        },
      ],
    },
    text(
      'bring',
      say('Zum Termin mitbringen', 'What to bring along', 'Che cosa portare', 'À apporter au rendez-vous'),
      list(
        say(
          'die letzte Linsenpackung oder den Linsenpass',
          'the last lens box or the lens pass',
          'l’ultima confezione o la tessera delle lenti',
          'la dernière boîte ou la carte de lentilles',
        ),
        say(
          'die Brille, wenn es eine gibt',
          'glasses, if there are any',
          'gli occhiali, se ci sono',
          'les lunettes, s’il y en a',
        ),
        say(
          'die Linsen, eine Stunde vorher herausgenommen',
          'the lenses, taken out an hour before',
          'le lenti, tolte un’ora prima',
          'les lentilles, retirées une heure avant',
        ),
      ),
    ),
  ],
};

/** A place where lenses are fitted. */
const studioRow = (id: string, title: Localised, where: Localised) => ({
  id,
  title,
  text: where,
  link: link(say('Kontakt aufnehmen', 'Get in touch', 'Contattare', 'Prendre contact'), 'help'),
});
const seats: Readonly<Record<BrandId, Localised>> = {
  okulino: say(
    'Lindenbachstrasse 14, 8006 Zürich',
    'Lindenbachstrasse 14, 8006 Zurich',
    'Lindenbachstrasse 14, 8006 Zurigo',
    'Lindenbachstrasse 14, 8006 Zurich',
  ),
  linsenwerk: say(
    'Werkstraße 27, 10555 Berlin',
    'Werkstraße 27, 10555 Berlin',
    'Werkstraße 27, 10555 Berlino',
    'Werkstraße 27, 10555 Berlin',
  ),
  viszola: say(
    'Via dei Tigli 31, 20121 Mailand',
    'Via dei Tigli 31, 20121 Milan',
    'Via dei Tigli 31, 20121 Milano',
    'Via dei Tigli 31, 20121 Milan',
  ),
  opalys: say(
    '12 rue des Opticiens, 69002 Lyon',
    '12 rue des Opticiens, 69002 Lyon',
    '12 rue des Opticiens, 69002 Lione',
    '12 rue des Opticiens, 69002 Lyon',
  ),
  augental: say(
    'Talgasse 9, 5020 Salzburg',
    'Talgasse 9, 5020 Salzburg',
    'Talgasse 9, 5020 Salisburgo',
    'Talgasse 9, 5020 Salzbourg',
  ),
};
const studio = (brand: BrandId, name: string): SeedStory => ({
  slug: 'studio',
  kind: 'page',
  title: say('Unsere Studios', 'Our studios', 'I nostri studi', 'Nos studios'),
  description: say(
    'Wo Linsen angepasst werden.',
    'Where lenses are fitted.',
    'Dove si applicano le lenti.',
    'Où l’on adapte les lentilles.',
  ),
  blocks: [
    {
      kind: 'studio-list',
      id: 'studios',
      rows: [
        studioRow(
          'seat',
          say(`${name} Studio`, `${name} studio`, `Studio ${name}`, `Studio ${name}`),
          seats[brand],
        ),
      ],
    },
    { kind: 'support', id: 'support' },
  ],
});

const head = (
  id: string,
  scenery: string,
  brand: BrandId,
  title: Localised,
  words: Localised,
): SeedStory => ({
  slug: `head/${id}`,
  kind: 'head',
  title,
  description: words,
  blocks: [
    {
      kind: 'text',
      id: 'head',
      align: 'left',
      body: [...paragraphs(words), { kind: 'picture', image: scene(brand, scenery) }],
    },
  ],
});

const heads = (brand: BrandId): readonly SeedStory[] => [
  head(
    'lens',
    'lenses',
    brand,
    say('Kontaktlinsen', 'Contact lenses', 'Lenti a contatto', 'Lentilles de contact'),
    say(
      'Für einen Tag, zwei Wochen oder einen Monat: Die Tragedauer entscheidet über Pflege und Preis pro Tag.',
      'For a day, two weeks or a month: wear decides on care and price per day.',
      'Per un giorno, due settimane o un mese: la durata decide cura e prezzo al giorno.',
      'Pour un jour, deux semaines ou un mois : la durée de port décide de l’entretien et du prix par jour.',
    ),
  ),
  head(
    'care',
    'care',
    brand,
    say('Pflegemittel', 'Lens care', 'Cura delle lenti', 'Entretien'),
    say(
      'Lösung, Tropfen, Behälter: Was mit der Linse in Berührung kommt, soll so frisch sein wie sie.',
      'Solution, drops, case: whatever touches the lens should be as fresh as the lens.',
      'Soluzione, gocce, astuccio: ciò che tocca la lente deve essere fresco quanto lei.',
      'Solution, gouttes, étui : ce qui touche la lentille doit être aussi frais qu’elle.',
    ),
  ),
  head(
    'sun',
    'sun',
    brand,
    say('Sonnenbrillen', 'Sunglasses', 'Occhiali da sole', 'Lunettes de soleil'),
    say(
      'Alle Gläser halten UV-Strahlen bis 400 Nanometer ab; polarisierte nehmen zudem Spiegelungen weg.',
      'All lenses block UV up to 400 nanometres; polarised ones also take reflections away.',
      'Tutte le lenti bloccano i raggi UV fino a 400 nanometri; quelle polarizzate tolgono anche i riflessi.',
      'Tous les verres arrêtent les UV jusqu’à 400 nanomètres ; les polarisés suppriment aussi les reflets.',
    ),
  ),
  head(
    'reading',
    'reading',
    brand,
    say('Lesebrillen', 'Reading glasses', 'Occhiali da lettura', 'Lunettes de lecture'),
    say(
      'Von +1,00 bis +3,50 in kleinen Schritten, klar oder mit Blaufilter.',
      'From +1.00 to +3.50 in small steps, clear or with a blue filter.',
      'Da +1,00 a +3,50 a piccoli passi, chiari o con filtro blu.',
      'De +1,00 à +3,50 par petits pas, clairs ou avec filtre bleu.',
    ),
  ),
];

/** The pages that every shop has. */
export const pagesOf = (brand: BrandId, name: string): readonly SeedStory[] => [
  about(brand, name),
  help,
  ...(Object.keys(titles) as LawPage[]).map(lawPage),
  service,
  studio(brand, name),
  ...heads(brand),
];
