/**
 * What a coupon takes off and asks for is said in each currency. What was said before was said in euros; a coupon that was
 * made of points is worth what its programme gives in francs as well, so that nobody loses it where a shop changes.
 */
export const couponAmounts: readonly string[] = [
  `update coupon set rule = jsonb_set(rule, '{gift,amount}', jsonb_build_object('EUR', rule #> '{gift,amount}'))
    where jsonb_typeof(rule #> '{gift,amount}') = 'number'`,
  `update coupon set rule = jsonb_set(rule, '{minimum}', jsonb_build_object('EUR', rule -> 'minimum'))
    where jsonb_typeof(rule -> 'minimum') = 'number'`,
  `update coupon set rule = jsonb_set(rule, '{gift,amount,CHF}', '1000')
    where code in (select code from bonus_conversion) and rule #> '{gift,amount}' = '{"EUR": 1000}'`,
];
