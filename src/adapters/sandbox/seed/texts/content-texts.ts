import type { Localised } from '../../../../domain/shared/locale.ts';

interface Text {
  readonly heading: Localised;
  readonly paragraphs: readonly Localised[];
}

/** Titles of timed pictures that lead to another product. */
export const imageTitles = {
  drops: {
    de: 'Bei trockener Luft: Tropfen ohne Konservierungsmittel, auch mit Linsen im Auge',
    en: 'For dry air: drops without preservatives, even with lenses in',
    it: 'Per l’aria secca: gocce senza conservanti, anche con le lenti indossate',
    fr: 'Contre l’air sec\u202f: des gouttes sans conservateur, même avec les lentilles',
  },
  peroxide: {
    de: 'Ohne Konservierungsmittel gereinigt: die Peroxidlösung für empfindliche Augen',
    en: 'Cleaned without preservatives: the peroxide solution for sensitive eyes',
    it: 'Pulizia senza conservanti: la soluzione al perossido per occhi sensibili',
    fr: 'Un nettoyage sans conservateur\u202f: la solution au peroxyde pour les yeux sensibles',
  },
  allInOne: {
    de: 'Reinigen, spülen, aufbewahren: eine Lösung für alles',
    en: 'Clean, rinse, store: one solution for everything',
    it: 'Pulire, sciacquare, conservare: una soluzione per tutto',
    fr: 'Nettoyer, rincer, conserver\u202f: une solution pour tout',
  },
  glassesSpray: {
    de: 'Streifenfrei klar: das Spray für Brillengläser',
    en: 'Clear without streaks: the spray for glasses',
    it: 'Nitidi e senza aloni: lo spray per gli occhiali',
    fr: 'Nets et sans traces\u202f: le spray pour lunettes',
  },
} as const satisfies Readonly<Record<string, Localised>>;

/** Timed texts on product pages. */
export const contentTexts = {
  surface: {
    heading: {
      de: 'Eine Oberfläche, die Wasser festhält',
      en: 'A surface that holds on to water',
      it: 'Una superficie che trattiene l’acqua',
      fr: 'Une surface qui retient l’eau',
    },
    paragraphs: [
      {
        de: 'Das Silikon-Hydrogel im Kern lässt Sauerstoff durch, die dünne Schicht außen zieht Wasser an. Beides ist fest verbunden und wäscht sich nicht aus.',
        en: 'The silicone hydrogel core lets oxygen through, and the thin outer layer attracts water. The two are firmly bound and do not wash out.',
        it: 'Il silicone hydrogel del nucleo lascia passare l’ossigeno, lo strato sottile esterno attira l’acqua. I due sono saldamente uniti e resistono al risciacquo.',
        fr: 'Le silicone hydrogel du cœur laisse passer l’oxygène, la fine couche extérieure attire l’eau. Les deux sont solidement liés et ne s’en vont pas au rinçage.',
      },
      {
        de: 'So bleibt die Oberfläche vom Einsetzen bis zum Abend glatt.',
        en: 'That keeps the surface smooth from the moment the lens goes in until the evening.',
        it: 'Così la superficie resta liscia da quando si inserisce la lente fino a sera.',
        fr: 'La surface reste ainsi lisse de la pose jusqu’au soir.',
      },
    ],
  },
  anniversary: {
    heading: {
      de: 'Zehn Jahre Hydralis',
      en: 'Ten years of Hydralis',
      it: 'Dieci anni di Hydralis',
      fr: 'Dix ans d’Hydralis',
    },
    paragraphs: [
      {
        de: 'Zum Jubiläum lag jeder Packung mit 90 Linsen ein Spiegel bei.',
        en: 'To celebrate, every box of 90 lenses came with a mirror.',
        it: 'Per l’anniversario ogni confezione da 90 lenti conteneva uno specchietto.',
        fr: 'Pour l’anniversaire, chaque boîte de 90 lentilles contenait un miroir.',
      },
    ],
  },
  newBlister: {
    heading: {
      de: 'Ein Blister mit weniger Kunststoff',
      en: 'A blister with less plastic',
      it: 'Un blister con meno plastica',
      fr: 'Un blister avec moins de plastique',
    },
    paragraphs: [
      {
        de: 'Der neue Blister braucht ein Drittel weniger Kunststoff und öffnet sich leichter.',
        en: 'The new blister uses a third less plastic and opens more easily.',
        it: 'Il nuovo blister usa un terzo di plastica in meno e si apre più facilmente.',
        fr: 'Le nouveau blister contient un tiers de plastique en moins et s’ouvre plus facilement.',
      },
    ],
  },
  careRoutine: {
    heading: {
      de: 'Pflege in einer Minute',
      en: 'Care in one minute',
      it: 'Cura in un minuto',
      fr: 'Un entretien en une minute',
    },
    paragraphs: [
      {
        de: 'Hände waschen und trocknen, die Linse mit einigen Tropfen zehn Sekunden sanft reiben, abspülen, in frische Lösung legen. Nach vier Stunden ist sie desinfiziert.',
        en: 'Wash and dry your hands, rub the lens gently with a few drops for ten seconds, rinse it, and place it in fresh solution. After four hours it is disinfected.',
        it: 'Mani lavate e asciutte, lente strofinata dolcemente per dieci secondi con qualche goccia, risciacquata e riposta in soluzione fresca. Dopo quattro ore è disinfettata.',
        fr: 'Mains lavées et séchées, lentille frottée doucement dix secondes avec quelques gouttes, rincée puis déposée dans une solution fraîche. Au bout de quatre heures, elle est désinfectée.',
      },
    ],
  },
  polarised: {
    heading: {
      de: 'Was Polarisation bewirkt',
      en: 'What polarisation does',
      it: 'A cosa serve la polarizzazione',
      fr: 'À quoi sert la polarisation',
    },
    paragraphs: [
      {
        de: 'Licht, das eine glatte Fläche zurückwirft, schwingt vor allem in einer Richtung. Ein polarisiertes Glas sperrt genau diese Richtung und nimmt so die Blendung.',
        en: 'Light reflected by a smooth surface vibrates in one direction. A polarised lens blocks just that direction, and the glare is gone.',
        it: 'La luce riflessa da una superficie liscia oscilla in una sola direzione. Una lente polarizzata blocca proprio quella direzione e il riverbero scompare.',
        fr: 'La lumière renvoyée par une surface lisse vibre dans une seule direction. Un verre polarisé bloque précisément cette direction, et l’éblouissement disparaît.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Text>>;
export type ContentText = keyof typeof contentTexts;
