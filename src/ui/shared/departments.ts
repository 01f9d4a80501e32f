import type { Localised } from '../../domain/shared/locale.ts';

/** A first-level category that every shop has. Its name is a key of `navigation`. */
export interface Department {
  readonly name: 'lenses' | 'care' | 'sunglasses' | 'reading';
  /** Its slug in each language. */
  readonly path: Localised;
}

export const lenses: Department = {
  name: 'lenses',
  path: { de: 'kontaktlinsen', en: 'contact-lenses', it: 'lenti-a-contatto', fr: 'lentilles-de-contact' },
};

/** The departments of every shop. Their names in the menu come from the content service. */
export const departments: readonly Department[] = [
  lenses,
  {
    name: 'care',
    path: { de: 'pflegemittel', en: 'lens-care', it: 'cura-delle-lenti', fr: 'produits-d-entretien' },
  },
  {
    name: 'sunglasses',
    path: { de: 'sonnenbrillen', en: 'sunglasses', it: 'occhiali-da-sole', fr: 'lunettes-de-soleil' },
  },
  {
    name: 'reading',
    path: { de: 'lesebrillen', en: 'reading-glasses', it: 'occhiali-da-lettura', fr: 'lunettes-de-lecture' },
  },
];

/** Returns the department of a category; lenses if there is no other match. */
export const departmentOf = ({ de }: Localised): Department['name'] =>
  departments.find(({ path }) => path.de === de.split('/')[0])?.name ?? lenses.name;
