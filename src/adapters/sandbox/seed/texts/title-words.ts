import type { FrameShape } from '../../../../domain/catalogue/facet-values.ts';
import type { LensUsage } from '../../../../domain/catalogue/product.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';
import type { CareKind, Feature } from '../range/seed-product.ts';

/** The contents of a box: '30 Tageslinsen'. */
export const lensesWord: Readonly<Record<LensUsage, Localised>> = {
  daily: { de: 'Tageslinsen', en: 'daily lenses', it: 'lenti giornaliere', fr: 'lentilles journalières' },
  two_weekly: {
    de: 'Zweiwochenlinsen',
    en: 'two-weekly lenses',
    it: 'lenti quindicinali',
    fr: 'lentilles bimensuelles',
  },
  monthly: { de: 'Monatslinsen', en: 'monthly lenses', it: 'lenti mensili', fr: 'lentilles mensuelles' },
};

export const careWord: Readonly<Record<CareKind, Localised>> = {
  multi_purpose: {
    de: 'All-in-one-Lösung',
    en: 'multi-purpose solution',
    it: 'soluzione unica',
    fr: 'solution multifonction',
  },
  peroxide: {
    de: 'Peroxidlösung',
    en: 'peroxide solution',
    it: 'soluzione al perossido',
    fr: 'solution au peroxyde',
  },
  saline: { de: 'Kochsalzlösung', en: 'saline solution', it: 'soluzione salina', fr: 'solution saline' },
  drops: { de: 'Benetzungstropfen', en: 'rewetting drops', it: 'gocce umettanti', fr: 'gouttes hydratantes' },
  case: { de: 'Linsenbehälter', en: 'lens case', it: 'portalenti', fr: 'étui à lentilles' },
  cleaner: { de: 'Reiniger', en: 'cleaner', it: 'detergente', fr: 'nettoyant' },
};

export const eyeSprayWord: Localised = {
  de: 'Augenspray',
  en: 'eye spray',
  it: 'spray oculare',
  fr: 'spray oculaire',
};

export const travelKitWord: Localised = {
  de: 'Reiseset',
  en: 'travel kit',
  it: 'set da viaggio',
  fr: 'kit de voyage',
};

export const vialsWord: Localised = {
  de: 'Einzeldosen',
  en: 'single doses',
  it: 'monodose',
  fr: 'unidoses',
};

/** The unit for packs of cases. */
export const piecesWord: Localised = { de: 'Stück', en: 'pieces', it: 'pezzi', fr: 'pièces' };

export const glassesWord: Readonly<Record<'sunglasses' | 'reading_glasses' | 'sun_reader', Localised>> = {
  sunglasses: { de: 'Sonnenbrille', en: 'sunglasses', it: 'occhiali da sole', fr: 'lunettes de soleil' },
  reading_glasses: {
    de: 'Lesebrille',
    en: 'reading glasses',
    it: 'occhiali da lettura',
    fr: 'lunettes de lecture',
  },
  sun_reader: {
    de: 'Sonnenlesebrille',
    en: 'tinted reading glasses',
    it: 'occhiali da lettura da sole',
    fr: 'lunettes de lecture solaires',
  },
};

export const shapeWord: Readonly<Record<FrameShape, Localised>> = {
  round: { de: 'rund', en: 'round', it: 'tondi', fr: 'rondes' },
  panto: { de: 'Panto', en: 'panto', it: 'pantos', fr: 'panto' },
  square: { de: 'quadratisch', en: 'square', it: 'quadrati', fr: 'carrées' },
  rectangle: { de: 'rechteckig', en: 'rectangular', it: 'rettangolari', fr: 'rectangulaires' },
  oval: { de: 'oval', en: 'oval', it: 'ovali', fr: 'ovales' },
  wayfarer: { de: 'trapezförmig', en: 'trapeze', it: 'a trapezio', fr: 'trapèze' },
  aviator: { de: 'Pilotenform', en: 'aviator', it: 'a goccia', fr: 'aviateur' },
  cateye: { de: 'Cat-Eye', en: 'cat-eye', it: 'cat-eye', fr: 'œil de chat' },
  hexagon: { de: 'sechseckig', en: 'hexagonal', it: 'esagonali', fr: 'hexagonales' },
};

export const featureWord: Readonly<Record<Feature, Localised>> = {
  polarised: { de: 'polarisiert', en: 'polarised', it: 'polarizzati', fr: 'polarisées' },
  gradient: { de: 'Verlauf', en: 'gradient', it: 'sfumati', fr: 'dégradées' },
  mirrored: { de: 'verspiegelt', en: 'mirrored', it: 'specchiati', fr: 'effet miroir' },
  photochromic: {
    de: 'selbsttönend',
    en: 'photochromic',
    it: 'fotocromatici',
    fr: 'photochromiques',
  },
  clear: { de: 'klar', en: 'clear', it: 'trasparenti', fr: 'claires' },
  blue_filter: { de: 'Blaufilter', en: 'blue filter', it: 'filtro luce blu', fr: 'filtre lumière bleue' },
  foldable: { de: 'faltbar', en: 'foldable', it: 'pieghevoli', fr: 'pliables' },
  sun_reader: { de: 'getönt', en: 'tinted', it: 'da sole', fr: 'solaires' },
};
