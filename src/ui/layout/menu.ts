import type { MenuEntry } from './navigation.ts';

/** The shop's menu, until a content service sends one: categories of the catalogue, in two levels. */
export const menu: readonly MenuEntry[] = [
  {
    name: 'lenses',
    path: { de: 'kontaktlinsen', en: 'contact-lenses', it: 'lenti-a-contatto', fr: 'lentilles-de-contact' },
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
          de: 'kontaktlinsen/zweiwochenlinsen',
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
      {
        name: 'dailyToric',
        path: {
          de: 'kontaktlinsen/tageslinsen/torisch',
          en: 'contact-lenses/daily-lenses/toric',
          it: 'lenti-a-contatto/lenti-giornaliere/toriche',
          fr: 'lentilles-de-contact/lentilles-journalieres/toriques',
        },
        children: [],
      },
      {
        name: 'monthlyToric',
        path: {
          de: 'kontaktlinsen/monatslinsen/torisch',
          en: 'contact-lenses/monthly-lenses/toric',
          it: 'lenti-a-contatto/lenti-mensili/toriche',
          fr: 'lentilles-de-contact/lentilles-mensuelles/toriques',
        },
        children: [],
      },
      {
        name: 'multifocal',
        path: {
          de: 'kontaktlinsen/monatslinsen/multifokal',
          en: 'contact-lenses/monthly-lenses/multifocal',
          it: 'lenti-a-contatto/lenti-mensili/multifocali',
          fr: 'lentilles-de-contact/lentilles-mensuelles/multifocales',
        },
        children: [],
      },
      {
        name: 'colour',
        path: {
          de: 'kontaktlinsen/monatslinsen/farbig',
          en: 'contact-lenses/monthly-lenses/coloured',
          it: 'lenti-a-contatto/lenti-mensili/colorate',
          fr: 'lentilles-de-contact/lentilles-mensuelles/couleur',
        },
        children: [],
      },
    ],
  },
  {
    name: 'care',
    path: { de: 'pflegemittel', en: 'lens-care', it: 'cura-delle-lenti', fr: 'produits-d-entretien' },
    children: [
      {
        name: 'multiPurpose',
        path: {
          de: 'pflegemittel/all-in-one-loesungen',
          en: 'lens-care/multi-purpose-solutions',
          it: 'cura-delle-lenti/soluzioni-uniche',
          fr: 'produits-d-entretien/solutions-multifonctions',
        },
        children: [],
      },
      {
        name: 'peroxide',
        path: {
          de: 'pflegemittel/peroxidsysteme',
          en: 'lens-care/peroxide-systems',
          it: 'cura-delle-lenti/sistemi-al-perossido',
          fr: 'produits-d-entretien/systemes-au-peroxyde',
        },
        children: [],
      },
      {
        name: 'drops',
        path: {
          de: 'pflegemittel/tropfen-und-sprays',
          en: 'lens-care/drops-and-sprays',
          it: 'cura-delle-lenti/gocce-e-spray',
          fr: 'produits-d-entretien/gouttes-et-sprays',
        },
        children: [],
      },
      {
        name: 'cases',
        path: {
          de: 'pflegemittel/behaelter-und-zubehoer',
          en: 'lens-care/cases-and-accessories',
          it: 'cura-delle-lenti/portalenti-e-accessori',
          fr: 'produits-d-entretien/etuis-et-accessoires',
        },
        children: [],
      },
    ],
  },
  {
    name: 'sunglasses',
    path: { de: 'sonnenbrillen', en: 'sunglasses', it: 'occhiali-da-sole', fr: 'lunettes-de-soleil' },
    children: [
      {
        name: 'polarised',
        path: {
          de: 'sonnenbrillen/polarisiert',
          en: 'sunglasses/polarised',
          it: 'occhiali-da-sole/polarizzati',
          fr: 'lunettes-de-soleil/polarisees',
        },
        children: [],
      },
      {
        name: 'gradient',
        path: {
          de: 'sonnenbrillen/mit-verlauf',
          en: 'sunglasses/gradient',
          it: 'occhiali-da-sole/sfumati',
          fr: 'lunettes-de-soleil/degradees',
        },
        children: [],
      },
      {
        name: 'mirrored',
        path: {
          de: 'sonnenbrillen/verspiegelt',
          en: 'sunglasses/mirrored',
          it: 'occhiali-da-sole/specchiati',
          fr: 'lunettes-de-soleil/effet-miroir',
        },
        children: [],
      },
      {
        name: 'photochromic',
        path: {
          de: 'sonnenbrillen/selbsttoenend',
          en: 'sunglasses/photochromic',
          it: 'occhiali-da-sole/fotocromatici',
          fr: 'lunettes-de-soleil/photochromiques',
        },
        children: [],
      },
    ],
  },
  {
    name: 'reading',
    path: { de: 'lesebrillen', en: 'reading-glasses', it: 'occhiali-da-lettura', fr: 'lunettes-de-lecture' },
    children: [
      {
        name: 'clear',
        path: {
          de: 'lesebrillen/klare-glaeser',
          en: 'reading-glasses/clear-lenses',
          it: 'occhiali-da-lettura/lenti-trasparenti',
          fr: 'lunettes-de-lecture/verres-clairs',
        },
        children: [],
      },
      {
        name: 'blueFilter',
        path: {
          de: 'lesebrillen/mit-blaufilter',
          en: 'reading-glasses/blue-filter',
          it: 'occhiali-da-lettura/filtro-luce-blu',
          fr: 'lunettes-de-lecture/filtre-lumiere-bleue',
        },
        children: [],
      },
      {
        name: 'foldable',
        path: {
          de: 'lesebrillen/faltbar',
          en: 'reading-glasses/foldable',
          it: 'occhiali-da-lettura/pieghevoli',
          fr: 'lunettes-de-lecture/pliables',
        },
        children: [],
      },
    ],
  },
];
