/** The interval unit of an order: months if its subscription says so, or if the number is too small for days. */
export const orderRhythms: readonly string[] = [
  `update shop_order o set basket = o.basket || jsonb_build_object('subscription_frequency_unit',
        case when (o.basket->>'subscription_frequency')::int < 7 or exists (
          select from subscription s
          where s.unit = 'month' and s.every = (o.basket->>'subscription_frequency')::int
            and (s.source = 'order:' || o.number or exists (
              select from subscription_event e where e.subscription_id = s.id and e.order_token = o.token)))
        then 'month' else 'day' end)
      where o.basket->'subscription' = 'true'`,
];
