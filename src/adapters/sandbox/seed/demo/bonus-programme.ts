import type { BonusProgramme, Points } from '../../../../domain/customer/bonus-points.ts';
import { type Amounts, amounts } from '../../../../domain/shared/amounts.ts';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';

/** A shop's bonus programme, and the coupon for reaching its threshold. `days`: how long the coupon is valid. */
export interface ShopProgramme extends BonusProgramme {
  readonly amount: Amounts;
  readonly days: number;
}

const usual: ShopProgramme = {
  perUnit: 1,
  threshold: 200 as Points,
  amount: amounts({ EUR: 1000, CHF: 1000 }),
  days: 365,
};

/** Augental promotes its points: there they become a coupon sooner. */
export const bonusProgrammes: Readonly<Record<BrandId, ShopProgramme>> = {
  okulino: usual,
  linsenwerk: usual,
  viszola: usual,
  opalys: usual,
  augental: { ...usual, threshold: 150 as Points },
};
