import type { MenuEntry } from './navigation.ts';

/** The shop's menu, until a content service sends one: categories of the catalogue, in two levels. */
export const menu: readonly MenuEntry[] = [
  {
    name: 'lenses',
    path: { de: 'kontaktlinsen', en: 'contact-lenses', it: 'lenti-a-contatto', fr: 'lentilles-de-contact' },
    children: ['daily', 'twoWeekly', 'monthly', 'dailyToric', 'monthlyToric', 'multifocal', 'colour'],
  },
  {
    name: 'care',
    path: { de: 'pflegemittel', en: 'lens-care', it: 'cura-delle-lenti', fr: 'produits-d-entretien' },
    children: ['multiPurpose', 'peroxide', 'drops', 'cases'],
  },
  {
    name: 'sunglasses',
    path: { de: 'sonnenbrillen', en: 'sunglasses', it: 'occhiali-da-sole', fr: 'lunettes-de-soleil' },
    children: ['polarised', 'gradient', 'mirrored', 'photochromic'],
  },
  {
    name: 'reading',
    path: { de: 'lesebrillen', en: 'reading-glasses', it: 'occhiali-da-lettura', fr: 'lunettes-de-lecture' },
    children: ['clear', 'blueFilter', 'foldable'],
  },
];
