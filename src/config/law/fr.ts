import type { CountryLaw } from '../../application/shared/country-law.ts';

/**
 * Withdrawal: article L221-18 of the Code de la consommation. Mediator: L612-1. Reductions: article L112-1-1 of the same.
 * Advertising: article L34-5 of the Code des postes et des communications électroniques.
 */
export const frenchLaw: CountryLaw = {
  country: 'FR',
  withdrawal: 'statute',
  withdrawalDays: 14,
  reductionDays: 30,
  cancellation: 'page',
  advertisingConsent: 'word',
  mediator: 'Médiation Vue et Commerce, 3 rue des Tilleuls, 69003 Lyon, mediation-vue.example',
};
