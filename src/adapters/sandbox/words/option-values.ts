import { isNumeric } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';

/** Values that are words, as the shop's pages say them. */
const words: Readonly<Record<string, Localised>> = {
  low: { de: 'niedrig', en: 'low', it: 'bassa', fr: 'faible' },
  medium: { de: 'mittel', en: 'medium', it: 'media', fr: 'moyenne' },
  high: { de: 'hoch', en: 'high', it: 'alta', fr: 'forte' },
  D: { de: 'dominant (D)', en: 'dominant (D)', it: 'dominante (D)', fr: 'dominant (D)' },
  N: { de: 'nicht dominant (N)', en: 'non-dominant (N)', it: 'non dominante (N)', fr: 'non dominant (N)' },
  'moss-green': { de: 'Moosgrün', en: 'Moss green', it: 'Verde muschio', fr: 'Vert mousse' },
  black: { de: 'Schwarz', en: 'Black', it: 'Nero', fr: 'Noir' },
  havana: { de: 'Havanna', en: 'Havana', it: 'Avana', fr: 'Havane' },
  tortoise: { de: 'Schildpatt', en: 'Tortoiseshell', it: 'Tartaruga', fr: 'Écaille' },
  champagne: { de: 'Champagner', en: 'Champagne', it: 'Champagne', fr: 'Champagne' },
  crystal: { de: 'Kristall', en: 'Crystal', it: 'Cristallo', fr: 'Cristal' },
  navy: { de: 'Marineblau', en: 'Navy', it: 'Blu navy', fr: 'Bleu marine' },
  olive: { de: 'Oliv', en: 'Olive', it: 'Oliva', fr: 'Olive' },
  burgundy: { de: 'Burgunder', en: 'Burgundy', it: 'Bordeaux', fr: 'Bordeaux' },
  gold: { de: 'Gold', en: 'Gold', it: 'Oro', fr: 'Or' },
  silver: { de: 'Silber', en: 'Silver', it: 'Argento', fr: 'Argent' },
  rose: { de: 'Rosé', en: 'Rose', it: 'Rosa', fr: 'Rose' },
  sand: { de: 'Sand', en: 'Sand', it: 'Sabbia', fr: 'Sable' },
  petrol: { de: 'Petrol', en: 'Petrol', it: 'Petrolio', fr: 'Pétrole' },
  cognac: { de: 'Cognac', en: 'Cognac', it: 'Cognac', fr: 'Cognac' },
  grey: { de: 'Grau', en: 'Grey', it: 'Grigio', fr: 'Gris' },
  green: { de: 'Grün', en: 'Green', it: 'Verde', fr: 'Vert' },
  violet: { de: 'Violett', en: 'Violet', it: 'Viola', fr: 'Violet' },
  coral: { de: 'Koralle', en: 'Coral', it: 'Corallo', fr: 'Corail' },
  'ocean-blue': { de: 'Ozeanblau', en: 'Ocean blue', it: 'Blu oceano', fr: 'Bleu océan' },
  hazel: { de: 'Haselnuss', en: 'Hazel', it: 'Nocciola', fr: 'Noisette' },
  emerald: { de: 'Smaragd', en: 'Emerald', it: 'Smeraldo', fr: 'Émeraude' },
  sapphire: { de: 'Saphir', en: 'Sapphire', it: 'Zaffiro', fr: 'Saphir' },
  'slate-grey': { de: 'Schiefergrau', en: 'Slate grey', it: 'Grigio ardesia', fr: 'Gris ardoise' },
  turquoise: { de: 'Türkis', en: 'Turquoise', it: 'Turchese', fr: 'Turquoise' },
  honey: { de: 'Honig', en: 'Honey', it: 'Miele', fr: 'Miel' },
  chestnut: { de: 'Kastanie', en: 'Chestnut', it: 'Castano', fr: 'Châtaigne' },
};

/** A value of a lens or of a frame as it is read: `−2,50`, `Ozeanblau`. What has no words stays as it came. */
export const optionValue = (value: string, locale: Locale): string => {
  if (!isNumeric(value)) return words[value]?.[locale] ?? value;
  const signed = value.replace('-', '−');
  return locale === 'en' ? signed : signed.replace('.', ',');
};
