import type { CountryLaw } from '../../application/shared/country-law.ts';
import { europeanLaw } from './eu.ts';

/**
 * Withdrawal: article L221-18 of the Code de la consommation. Reductions: article L112-1-1 of the same.
 * Advertising: article L34-5 of the Code des postes et des communications électroniques.
 * Imprint: article 6-III of law 2004-575. Packaging: articles L541-10-13 and L541-9-3 of the Code de l'environnement.
 */
export const frenchLaw: CountryLaw = {
  ...europeanLaw,
  country: 'FR',
  imprint: ['capital', 'host'],
  producerNumbers: ['idu'],
  cancellation: 'page',
};
