import type { OptionCode } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';

const labels: Readonly<Record<OptionCode, Localised>> = {
  sphere: { de: 'Sphäre', en: 'Sphere', it: 'Sfera', fr: 'Sphère' },
  cylinder: { de: 'Zylinder', en: 'Cylinder', it: 'Cilindro', fr: 'Cylindre' },
  axis: { de: 'Achse', en: 'Axis', it: 'Asse', fr: 'Axe' },
  radius: { de: 'Basiskurve', en: 'Base curve', it: 'Curva base', fr: 'Rayon de courbure' },
  diameter: { de: 'Durchmesser', en: 'Diameter', it: 'Diametro', fr: 'Diamètre' },
  add: { de: 'Addition', en: 'Addition', it: 'Addizione', fr: 'Addition' },
  color: { de: 'Farbe', en: 'Colour', it: 'Colore', fr: 'Couleur' },
  dominance: { de: 'Dominanz', en: 'Dominance', it: 'Dominanza', fr: 'Dominance' },
};

export const optionLabel = (code: OptionCode, locale: Locale): string => labels[code][locale];
