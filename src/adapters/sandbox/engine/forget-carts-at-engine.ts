import { oldBefore } from '../../../domain/orders/value-retention.ts';
import { isBrandId } from '../../../domain/shared/brand-id.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { retryForever } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { takePrescription } from '../prescriptions/given-prescription.ts';

/**
 * Has the engine delete the carts of a deleted account, and retries until it succeeds. What the shop keeps beside these
 * carts goes with them. Source: LAW-33.
 */
export const forgetCartsAtEngine: OutsideWork = {
  waitAfter: retryForever,
  outside: async ({ engine }, { subject_id: subject }) => {
    const [brand = '', account = ''] = subject.split(' ');
    const gone = isBrandId(brand) && engine ? await engine.carts.forgetOf(brand, account) : [];
    return async (trx) => {
      for (const token of gone) await takePrescription(trx, token);
    };
  },
};

/**
 * Has the engine delete the old carts of a shop. If it stays unavailable for a day, the next night's job does it. Source:
 * LAW-33.
 */
export const forgetOldCartsAtEngine: OutsideWork = {
  outside: async ({ engine, clock, lensValuesYears: years }, { subject_id: brand }) => {
    const today = shopDay(clock.now(), clock.zone);
    if (isBrandId(brand))
      await engine?.carts.forgetOld(brand, instantAt(oldBefore(today, years), 0, clock.zone));
    return async () => undefined;
  },
};
