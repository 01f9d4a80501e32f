import type { LensType, LensUsage, ProductCategory } from '../../../../domain/catalogue/product.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';
import type { CareKind } from '../range/seed-product.ts';

export interface CategoryText {
  readonly title: Localised;
  readonly description: Localised;
}

export const shopText: CategoryText = {
  title: { de: 'Sortiment', en: 'All products', it: 'Assortimento', fr: 'Tous les produits' },
  description: {
    de: 'Kontaktlinsen, Pflegemittel, Sonnenbrillen und Lesebrillen auf einen Blick.',
    en: 'Contact lenses, lens care, sunglasses and reading glasses at a glance.',
    it: 'Lenti a contatto, prodotti per la cura, occhiali da sole e da lettura in un colpo d’occhio.',
    fr: 'Lentilles de contact, produits d’entretien, lunettes de soleil et de lecture en un coup d’œil.',
  },
};

export const rootText: Readonly<Record<ProductCategory, CategoryText>> = {
  lens: {
    title: { de: 'Kontaktlinsen', en: 'Contact lenses', it: 'Lenti a contatto', fr: 'Lentilles de contact' },
    description: {
      de: 'Linsen für einen Tag, zwei Wochen oder einen Monat. Die Werte stehen auf der letzten Packung.',
      en: 'Lenses for a day, two weeks or a month. The values are on the last box.',
      it: 'Lenti per un giorno, due settimane o un mese. I valori sono sull’ultima confezione.',
      fr: 'Lentilles pour un jour, deux semaines ou un mois. Les valeurs figurent sur la dernière boîte.',
    },
  },
  lenscare: {
    title: { de: 'Pflegemittel', en: 'Lens care', it: 'Cura delle lenti', fr: 'Produits d’entretien' },
    description: {
      de: 'Alles, was Linsen sauber und Augen frisch hält: Lösungen, Peroxid, Tropfen, Behälter und Reiniger.',
      en: 'Everything that keeps lenses clean and eyes fresh: solutions, peroxide, drops, cases and cleaners.',
      it: 'Tutto per lenti pulite e occhi riposati: soluzioni, perossido, gocce, portalenti e detergenti.',
      fr: 'Tout pour des lentilles propres et des yeux reposés : solutions, peroxyde, gouttes, étuis et nettoyants.',
    },
  },
  sunglasses: {
    title: { de: 'Sonnenbrillen', en: 'Sunglasses', it: 'Occhiali da sole', fr: 'Lunettes de soleil' },
    description: {
      de: 'Sonnenbrillen mit vollem UV-Schutz, polarisiert, verspiegelt, selbsttönend oder mit Verlauf.',
      en: 'Sunglasses with full UV protection: polarised, mirrored, photochromic or with a gradient.',
      it: 'Occhiali da sole con protezione UV completa: polarizzati, specchiati, fotocromatici o sfumati.',
      fr: 'Lunettes de soleil à protection UV totale : polarisées, à effet miroir, photochromiques ou dégradées.',
    },
  },
  reading_glasses: {
    title: {
      de: 'Lesebrillen',
      en: 'Reading glasses',
      it: 'Occhiali da lettura',
      fr: 'Lunettes de lecture',
    },
    description: {
      de: 'Lesebrillen von +1,00 bis +3,50 Dioptrien, klar, mit Blaufilter, getönt oder faltbar.',
      en: 'Reading glasses from +1.00 to +3.50 dioptres: clear, with a blue filter, tinted or foldable.',
      it: 'Occhiali da lettura da +1,00 a +3,50 diottrie: trasparenti, con filtro luce blu, da sole o pieghevoli.',
      fr: 'Lunettes de lecture de +1,00 à +3,50 dioptries : claires, à filtre bleu, solaires ou pliables.',
    },
  },
};

export const usageText: Readonly<Record<LensUsage, CategoryText>> = {
  daily: {
    title: { de: 'Tageslinsen', en: 'Daily lenses', it: 'Lenti giornaliere', fr: 'Lentilles journalières' },
    description: {
      de: 'Linsen für einen Tag: ohne Pflege, ideal für Sport, Reisen und gelegentliches Tragen.',
      en: 'Lenses for one day: no care needed, ideal for sport, travel and occasional wear.',
      it: 'Lenti per un giorno: senza manutenzione, ideali per sport, viaggi e uso occasionale.',
      fr: 'Lentilles pour un jour : sans entretien, idéales pour le sport, les voyages et un port occasionnel.',
    },
  },
  two_weekly: {
    title: {
      de: 'Zweiwochenlinsen',
      en: 'Two-weekly lenses',
      it: 'Lenti quindicinali',
      fr: 'Lentilles bimensuelles',
    },
    description: {
      de: 'Linsen für zwei Wochen: vierzehn Tage getragen, jeden Abend gereinigt.',
      en: 'Lenses for two weeks: worn for fourteen days, cleaned every evening.',
      it: 'Lenti per due settimane: quattordici giorni d’uso, pulizia ogni sera.',
      fr: 'Lentilles pour deux semaines : quatorze jours de port, nettoyage chaque soir.',
    },
  },
  monthly: {
    title: { de: 'Monatslinsen', en: 'Monthly lenses', it: 'Lenti mensili', fr: 'Lentilles mensuelles' },
    description: {
      de: 'Monatslinsen: die günstigste Wahl für jeden Tag, jeden Abend gereinigt und desinfiziert.',
      en: 'Monthly lenses: the least expensive for every day, cleaned and disinfected each evening.',
      it: 'Lenti mensili: la scelta più conveniente per ogni giorno, pulite e disinfettate ogni sera.',
      fr: 'Lentilles mensuelles : le choix le plus économique, nettoyées et désinfectées chaque soir.',
    },
  },
};

export const typeSlug: Readonly<Record<LensType, Localised>> = {
  spherical: { de: 'sphaerisch', en: 'spherical', it: 'sferiche', fr: 'spheriques' },
  toric: { de: 'torisch', en: 'toric', it: 'toriche', fr: 'toriques' },
  multifocal: { de: 'multifokal', en: 'multifocal', it: 'multifocali', fr: 'multifocales' },
  color: { de: 'farbig', en: 'coloured', it: 'colorate', fr: 'couleur' },
};

export const lensTypeTitle: Readonly<Record<LensType, Readonly<Record<LensUsage, Localised>>>> = {
  spherical: {
    daily: {
      de: 'Sphärische Tageslinsen',
      en: 'Spherical daily lenses',
      it: 'Lenti giornaliere sferiche',
      fr: 'Lentilles journalières sphériques',
    },
    two_weekly: {
      de: 'Sphärische Zweiwochenlinsen',
      en: 'Spherical two-weekly lenses',
      it: 'Lenti quindicinali sferiche',
      fr: 'Lentilles bimensuelles sphériques',
    },
    monthly: {
      de: 'Sphärische Monatslinsen',
      en: 'Spherical monthly lenses',
      it: 'Lenti mensili sferiche',
      fr: 'Lentilles mensuelles sphériques',
    },
  },
  toric: {
    daily: {
      de: 'Torische Tageslinsen',
      en: 'Toric daily lenses',
      it: 'Lenti giornaliere toriche',
      fr: 'Lentilles journalières toriques',
    },
    two_weekly: {
      de: 'Torische Zweiwochenlinsen',
      en: 'Toric two-weekly lenses',
      it: 'Lenti quindicinali toriche',
      fr: 'Lentilles bimensuelles toriques',
    },
    monthly: {
      de: 'Torische Monatslinsen',
      en: 'Toric monthly lenses',
      it: 'Lenti mensili toriche',
      fr: 'Lentilles mensuelles toriques',
    },
  },
  multifocal: {
    daily: {
      de: 'Multifokale Tageslinsen',
      en: 'Multifocal daily lenses',
      it: 'Lenti giornaliere multifocali',
      fr: 'Lentilles journalières multifocales',
    },
    two_weekly: {
      de: 'Multifokale Zweiwochenlinsen',
      en: 'Multifocal two-weekly lenses',
      it: 'Lenti quindicinali multifocali',
      fr: 'Lentilles bimensuelles multifocales',
    },
    monthly: {
      de: 'Multifokale Monatslinsen',
      en: 'Multifocal monthly lenses',
      it: 'Lenti mensili multifocali',
      fr: 'Lentilles mensuelles multifocales',
    },
  },
  color: {
    daily: {
      de: 'Farbige Tageslinsen',
      en: 'Coloured daily lenses',
      it: 'Lenti giornaliere colorate',
      fr: 'Lentilles journalières de couleur',
    },
    two_weekly: {
      de: 'Farbige Zweiwochenlinsen',
      en: 'Coloured two-weekly lenses',
      it: 'Lenti quindicinali colorate',
      fr: 'Lentilles bimensuelles de couleur',
    },
    monthly: {
      de: 'Farbige Monatslinsen',
      en: 'Coloured monthly lenses',
      it: 'Lenti mensili colorate',
      fr: 'Lentilles mensuelles de couleur',
    },
  },
};

export const careText: Readonly<Record<CareKind, CategoryText>> = {
  multi_purpose: {
    title: {
      de: 'All-in-one-Lösungen',
      en: 'Multi-purpose solutions',
      it: 'Soluzioni uniche',
      fr: 'Solutions multifonctions',
    },
    description: {
      de: 'Eine Flasche für alles: reinigen, desinfizieren, spülen und aufbewahren.',
      en: 'One bottle for everything: cleaning, disinfecting, rinsing and storing.',
      it: 'Un flacone per tutto: pulire, disinfettare, risciacquare e conservare.',
      fr: 'Un flacon pour tout : nettoyer, désinfecter, rincer et conserver.',
    },
  },
  peroxide: {
    title: {
      de: 'Peroxidsysteme',
      en: 'Peroxide systems',
      it: 'Sistemi al perossido',
      fr: 'Systèmes au peroxyde',
    },
    description: {
      de: 'Gründliche Desinfektion ohne Konservierungsstoffe, auch für empfindliche Augen.',
      en: 'Thorough disinfection without preservatives, for sensitive eyes as well.',
      it: 'Disinfezione profonda senza conservanti, anche per occhi sensibili.',
      fr: 'Une désinfection profonde sans conservateur, même pour les yeux sensibles.',
    },
  },
  saline: {
    title: {
      de: 'Kochsalzlösungen',
      en: 'Saline solutions',
      it: 'Soluzioni saline',
      fr: 'Solutions salines',
    },
    description: {
      de: 'Zum Abspülen und Befeuchten, bevor die Linse ins Auge kommt.',
      en: 'For rinsing and moistening before the lens goes into the eye.',
      it: 'Per risciacquare e inumidire la lente prima dell’applicazione.',
      fr: 'Pour rincer et humidifier la lentille avant la pose.',
    },
  },
  drops: {
    title: { de: 'Tropfen und Sprays', en: 'Drops and sprays', it: 'Gocce e spray', fr: 'Gouttes et sprays' },
    description: {
      de: 'Feuchtigkeit für müde und trockene Augen, auch mit eingesetzten Linsen.',
      en: 'Moisture for tired and dry eyes, even while lenses are worn.',
      it: 'Idratazione per occhi stanchi e secchi, anche con le lenti indossate.',
      fr: 'De l’hydratation pour les yeux fatigués et secs, même avec les lentilles en place.',
    },
  },
  case: {
    title: {
      de: 'Behälter und Zubehör',
      en: 'Cases and accessories',
      it: 'Portalenti e accessori',
      fr: 'Étuis et accessoires',
    },
    description: {
      de: 'Behälter, Becher und Reisesets, die regelmäßig erneuert werden sollten.',
      en: 'Cases, cups and travel kits, all of which should be replaced regularly.',
      it: 'Portalenti e set da viaggio, da sostituire con regolarità.',
      fr: 'Étuis et kits de voyage, à renouveler régulièrement.',
    },
  },
  cleaner: {
    title: { de: 'Reiniger', en: 'Cleaners', it: 'Detergenti', fr: 'Nettoyants' },
    description: {
      de: 'Reiniger gegen Eiweiß auf Linsen und gegen Fett auf Brillengläsern.',
      en: 'Cleaners against protein on lenses and grease on glasses.',
      it: 'Detergenti contro le proteine sulle lenti e il grasso sugli occhiali.',
      fr: 'Nettoyants contre les protéines sur les lentilles et le gras sur les verres.',
    },
  },
};

export const manufacturersTitle: Localised = {
  de: 'Hersteller',
  en: 'Manufacturers',
  it: 'Produttori',
  fr: 'Fabricants',
};
export const brandsTitle: Localised = { de: 'Marken', en: 'Brands', it: 'Marche', fr: 'Marques' };
export const shapesTitle: Localised = { de: 'Formen', en: 'Shapes', it: 'Forme', fr: 'Formes' };
export const featureTitle = {
  polarised: { de: 'Polarisiert', en: 'Polarised', it: 'Polarizzati', fr: 'Polarisées' },
  gradient: { de: 'Mit Verlauf', en: 'Gradient', it: 'Sfumati', fr: 'Dégradées' },
  mirrored: { de: 'Verspiegelt', en: 'Mirrored', it: 'Specchiati', fr: 'Effet miroir' },
  photochromic: { de: 'Selbsttönend', en: 'Photochromic', it: 'Fotocromatici', fr: 'Photochromiques' },
  clear: { de: 'Klare Gläser', en: 'Clear lenses', it: 'Lenti trasparenti', fr: 'Verres clairs' },
  blue_filter: { de: 'Mit Blaufilter', en: 'Blue filter', it: 'Filtro luce blu', fr: 'Filtre lumière bleue' },
  foldable: { de: 'Faltbar', en: 'Foldable', it: 'Pieghevoli', fr: 'Pliables' },
  sun_reader: {
    de: 'Getönt zum Lesen',
    en: 'Tinted readers',
    it: 'Da lettura e da sole',
    fr: 'Solaires de lecture',
  },
} as const satisfies Readonly<Record<string, Localised>>;

export const shapeTitle = {
  round: { de: 'Rund', en: 'Round', it: 'Tondi', fr: 'Rondes' },
  panto: { de: 'Panto', en: 'Panto', it: 'Pantos', fr: 'Panto' },
  square: { de: 'Quadratisch', en: 'Square', it: 'Quadrati', fr: 'Carrées' },
  rectangle: { de: 'Rechteckig', en: 'Rectangular', it: 'Rettangolari', fr: 'Rectangulaires' },
  oval: { de: 'Oval', en: 'Oval', it: 'Ovali', fr: 'Ovales' },
  wayfarer: { de: 'Trapez', en: 'Trapeze', it: 'A trapezio', fr: 'Trapèze' },
  aviator: { de: 'Pilotenbrillen', en: 'Aviator', it: 'A goccia', fr: 'Aviateur' },
  cateye: { de: 'Cat-Eye', en: 'Cat-eye', it: 'Cat-eye', fr: 'Œil de chat' },
  hexagon: { de: 'Sechseckig', en: 'Hexagonal', it: 'Esagonali', fr: 'Hexagonales' },
} as const satisfies Readonly<Record<string, Localised>>;
