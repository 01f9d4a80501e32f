import type { MenuEntry } from './navigation.ts';

/** The shop's menu, until a content service sends one. */
export const menu: readonly MenuEntry[] = [
  {
    name: 'lenses',
    path: {
      de: 'kontaktlinsen',
      en: 'contact-lenses',
      it: 'lenti-a-contatto',
      fr: 'lentilles-de-contact',
    },
    children: [
      {
        name: 'daily',
        path: {
          de: 'kontaktlinsen/tageslinsen',
          en: 'contact-lenses/daily-lenses',
          it: 'lenti-a-contatto/lenti-giornaliere',
          fr: 'lentilles-de-contact/lentilles-journalieres',
        },
        children: [],
      },
      {
        name: 'twoWeekly',
        path: {
          de: 'kontaktlinsen/2-wochen-linsen',
          en: 'contact-lenses/two-weekly-lenses',
          it: 'lenti-a-contatto/lenti-quindicinali',
          fr: 'lentilles-de-contact/lentilles-bimensuelles',
        },
        children: [],
      },
      {
        name: 'monthly',
        path: {
          de: 'kontaktlinsen/monatslinsen',
          en: 'contact-lenses/monthly-lenses',
          it: 'lenti-a-contatto/lenti-mensili',
          fr: 'lentilles-de-contact/lentilles-mensuelles',
        },
        children: [],
      },
    ],
  },
  {
    name: 'care',
    path: {
      de: 'linsenpflege',
      en: 'lens-care',
      it: 'cura-delle-lenti',
      fr: 'entretien-des-lentilles',
    },
    children: [],
  },
  {
    name: 'sunglasses',
    path: {
      de: 'sonnenbrillen',
      en: 'sunglasses',
      it: 'occhiali-da-sole',
      fr: 'lunettes-de-soleil',
    },
    children: [],
  },
  {
    name: 'reading',
    path: {
      de: 'lesebrillen',
      en: 'reading-glasses',
      it: 'occhiali-da-lettura',
      fr: 'lunettes-de-lecture',
    },
    children: [],
  },
];
