import type { CountryLaw } from '../../application/shared/country-law.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import { austrianLaw } from './at.ts';
import { swissLaw } from './ch.ts';
import { germanLaw } from './de.ts';
import { europeanLaw } from './eu.ts';
import { frenchLaw } from './fr.ts';
import { italianLaw } from './it.ts';

/** The law of every country that a shop can ship to. Liechtenstein is in the Economic Area. Source: LAW-10. */
export const laws: Readonly<Record<CountryCode, CountryLaw>> = {
  CH: swissLaw,
  DE: germanLaw,
  AT: austrianLaw,
  IT: italianLaw,
  FR: frenchLaw,
  LT: europeanLaw,
  LI: europeanLaw,
  BE: europeanLaw,
  LU: europeanLaw,
  NL: europeanLaw,
};
