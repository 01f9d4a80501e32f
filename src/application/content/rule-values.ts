import type { RuleValues } from '../../domain/content/shop-values.ts';
import type { Shop } from '../shared/shop.ts';

/** Returns the values of a shop's rules for the texts of its content. Source: CONT-8. */
export const ruleValues = ({
  law: { withdrawalDays, returnDays, refundDays },
  deliveryDays: { min, max },
}: Pick<Shop, 'law' | 'deliveryDays'>): RuleValues => ({
  days: String(withdrawalDays),
  returnDays: String(returnDays),
  refundDays: String(refundDays),
  soonest: String(min),
  latest: String(max),
});
