/**
 * Coupon amounts and minimums are stored in each currency. Earlier ones were in euros. A coupon made from points also
 * gets the amount that its programme gives in francs, so that nobody loses it when a shop changes its currency.
 */
export const couponAmounts: readonly string[] = [
  `update coupon set rule = jsonb_set(rule, '{gift,amount}', jsonb_build_object('EUR', rule #> '{gift,amount}'))
    where jsonb_typeof(rule #> '{gift,amount}') = 'number'`,
  `update coupon set rule = jsonb_set(rule, '{minimum}', jsonb_build_object('EUR', rule -> 'minimum'))
    where jsonb_typeof(rule -> 'minimum') = 'number'`,
  `update coupon set rule = jsonb_set(rule, '{gift,amount,CHF}', '1000')
    where code in (select code from bonus_conversion) and rule #> '{gift,amount}' = '{"EUR": 1000}'`,
];
