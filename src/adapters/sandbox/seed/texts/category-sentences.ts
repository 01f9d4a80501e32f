import type { LensType } from '../../../../domain/catalogue/product.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';
import type { CategoryText } from './category-texts.ts';
import { eachLocale } from './localised.ts';

/** Follow the title of a category: 'Torische Monatslinsen gleichen …'. */
const typeSentence: Readonly<Record<LensType, Localised>> = {
  spherical: {
    de: 'gegen Kurz- und Weitsichtigkeit, bestellt mit Sphäre, Basiskurve und Durchmesser.',
    en: 'for short and long sight, ordered by sphere, base curve and diameter.',
    it: 'per miopia e ipermetropia, da ordinare con sfera, curva base e diametro.',
    fr: 'pour myopie et hypermétropie, à commander avec sphère, rayon et diamètre.',
  },
  toric: {
    de: 'gleichen eine Hornhautverkrümmung aus. Zur Sphäre kommen Zylinder und Achse.',
    en: 'correct astigmatism. Besides the sphere they have a cylinder and an axis.',
    it: 'per correggere l’astigmatismo. Oltre alla sfera hanno cilindro e asse.',
    fr: 'pour corriger l’astigmatisme. À la sphère s’ajoutent le cylindre et l’axe.',
  },
  multifocal: {
    de: 'für Nähe und Ferne bei Alterssichtigkeit. Zur Sphäre kommt die Addition.',
    en: 'for seeing near and far with presbyopia. Besides the sphere they have an addition.',
    it: 'per vicino e lontano con la presbiopia. Oltre alla sfera hanno l’addizione.',
    fr: 'pour voir de près et de loin malgré la presbytie. À la sphère s’ajoute l’addition.',
  },
  color: {
    de: 'verändern die Augenfarbe, mit oder ohne Korrektur.',
    en: 'change the colour of the eyes, with or without correction.',
    it: 'che cambiano il colore degli occhi, con e senza correzione.',
    fr: 'qui changent la couleur des yeux, avec ou sans correction.',
  },
};

/** Texts for the lenses of one type: 'Torische Monatslinsen gleichen …'. */
export const ofType = (title: Localised, type: LensType): CategoryText => ({
  title,
  description: eachLocale((locale) => `${title[locale]} ${typeSentence[type][locale]}`),
});

const inAllPacks: Localised = {
  de: 'in allen Packungen und Ausführungen',
  en: 'in every pack and version',
  it: 'in tutte le confezioni e versioni',
  fr: 'dans tous les formats et toutes les versions',
};
/** Glasses come in no packs. */
export const inAllShapes: Localised = {
  de: 'in allen Formen und Farben',
  en: 'in every shape and colour',
  it: 'in tutte le forme e i colori',
  fr: 'dans toutes les formes et couleurs',
};

/** Texts for the categories of a maker or brand: 'Tageslinsen von Velmora: …'. */
export const madeBy = (title: Localised, maker: string, how = inAllPacks): CategoryText => ({
  title: { de: maker, en: maker, it: maker, fr: maker },
  description: {
    de: `${title.de} von ${maker} im Überblick, ${how.de}.`,
    en: `${title.en} by ${maker} at a glance, ${how.en}.`,
    it: `${title.it} di ${maker} a colpo d’occhio, ${how.it}.`,
    fr: `${title.fr} ${maker} en un coup d’œil, ${how.fr}.`,
  },
});

const inSmall = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Texts for glasses of one shape, which sunglasses and reading glasses share: 'Sonnenbrillen: Die runde Form …'. */
export const inShape = (glasses: Localised, title: Localised, sentence: Localised): CategoryText => ({
  title,
  description: {
    de: `${glasses.de}: ${sentence.de}`,
    en: `${glasses.en}: ${inSmall(sentence.en)}`,
    it: `${glasses.it}: ${inSmall(sentence.it)}`,
    fr: `${glasses.fr} : ${inSmall(sentence.fr)}`,
  },
});

/** Texts for categories that only group others: 'Sonnenbrillen nach Marken geordnet'. */
export const ordered = (title: Localised, by: Localised): CategoryText => ({
  title: by,
  description: {
    de: `Das ganze Angebot nach ${by.de === 'Hersteller' ? 'Herstellern' : by.de} geordnet: ${title.de}.`,
    en: `The whole range arranged by ${by.en.toLowerCase().replace(/s$/, '')}: ${title.en.toLowerCase()}.`,
    it: `Tutta l’offerta suddivisa per ${by.it.toLowerCase()}: ${title.it.toLowerCase()}.`,
    fr: `Toute l’offre classée par ${by.fr.toLowerCase().replace(/s$/, '')} : ${title.fr.toLowerCase()}.`,
  },
});
