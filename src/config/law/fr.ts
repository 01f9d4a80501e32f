import type { CountryLaw } from '../../application/shared/country-law.ts';

/** Withdrawal: article L221-18 of the Code de la consommation. Mediator: L612-1. */
export const frenchLaw: CountryLaw = {
  country: 'FR',
  withdrawal: 'statute',
  withdrawalDays: 14,
  mediator: 'Médiation Vue et Commerce, 3 rue des Tilleuls, 69003 Lyon, mediation-vue.example',
};
