import { sumOf } from './bill.ts';
import type { NetRate, NetSums } from './net-sums.ts';

/**
 * The maximum difference between a rate's tax and the tax computed from its basis. Shops round the tax included in a
 * price; the standard rounds it on top, and its official checks allow a whole unit of the currency. Units: minor.
 */
const tolerance = 2;

const isTaxed = ({ basis, rate, vat }: NetRate): boolean =>
  Math.abs(vat - (basis * rate) / 1000) <= tolerance;

const hasBasis =
  ({ lines }: NetSums) =>
  ({ rate, allowance, charge, basis }: NetRate): boolean =>
    sumOf(lines.filter((line) => line.rate === rate).map(({ net }) => net)) - allowance + charge === basis;

/** The calculation rules of EN 16931, by their names there. */
const rules: Readonly<Record<string, (sums: NetSums) => boolean>> = {
  'BR-CO-10': ({ lines, lineTotal }) => sumOf(lines.map(({ net }) => net)) === lineTotal,
  'BR-CO-11': ({ rates, allowanceTotal }) =>
    sumOf(rates.map(({ allowance }) => allowance)) === allowanceTotal,
  'BR-CO-12': ({ rates, chargeTotal }) => sumOf(rates.map(({ charge }) => charge)) === chargeTotal,
  'BR-CO-13': ({ lineTotal, allowanceTotal, chargeTotal, basisTotal }) =>
    lineTotal - allowanceTotal + chargeTotal === basisTotal,
  'BR-CO-14': ({ rates, vatTotal }) => sumOf(rates.map(({ vat }) => vat)) === vatTotal,
  'BR-CO-15': ({ basisTotal, vatTotal, grandTotal }) => basisTotal + vatTotal === grandTotal,
  'BR-CO-16': ({ grandTotal, prepaid, due }) => grandTotal - prepaid === due,
  'BR-CO-17': ({ rates }) => rates.every(isTaxed),
  'BR-CO-18': ({ rates }) => rates.length > 0,
  'BR-S-08': (sums) => sums.rates.every(hasBasis(sums)),
  'BR-27': ({ lines }) => lines.every(({ net }) => net >= 0),
};

/** Returns the rules that the amounts violate. If empty, an electronic invoice can be created. Source: DOC-6. */
export const brokenRules = (sums: NetSums): readonly string[] =>
  Object.entries(rules).flatMap(([name, holds]) => (holds(sums) ? [] : [name]));
