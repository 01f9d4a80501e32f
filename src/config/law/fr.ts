import type { CountryLaw } from '../../application/shared/country-law.ts';
import { europeanLaw } from './eu.ts';

/**
 * Withdrawal: article L221-18 of the Code de la consommation. Reductions: article L112-1-1 of the same. Imprint:
 * article 1-1 of law 2004-575. Advertising: article L34-5 of the Code des postes et des communications électroniques.
 * Guarantee: articles L217-3 and D211-2 of the Code de la consommation, 1641 to 1649 of the Code civil. Lenses:
 * articles L4362-10 and D4362-13 of the Code de la santé publique; how long a prescription of contact lenses counts:
 * decree 2016-1381 (glasses: five years from 16 to 42). Packaging: articles L541-10-13 and L541-9-3 of the Code de
 * l'environnement. Base price: arrêté of 16 November 1999, the litre or the decilitre.
 */
export const frenchLaw: CountryLaw = {
  ...europeanLaw,
  country: 'FR',
  imprint: ['capital', 'host'],
  producerNumbers: ['idu'],
  volumeUnit: '100ml',
  cancellation: 'page',
  guaranteeBox: true,
  lensAdvice: 'optician',
  prescription: {
    valid: [
      { age: 0, years: 1 },
      { age: 16, years: 3 },
    ],
  },
};
