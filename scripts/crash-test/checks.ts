import { sql } from 'kysely';
import type { Db } from '../../src/adapters/sandbox/db/schema.ts';

/** Contradictions that must not be in the database afterwards: each query returns the cases. */
const questions: Readonly<Record<string, string>> = {
  'an order without lines':
    'select o.token from shop_order o where not exists (select from order_line l where l.order_token = o.token)',
  'lines that are not those of the order as it was shown': `select o.token from shop_order o
     where (select coalesce(sum(quantity), 0) from order_line l where l.order_token = o.token)
        <> (select coalesce(sum((item->>'quantity')::int), 0) from jsonb_array_elements(o.basket->'items') item)`,
  'a cart that is closed without an order': `select c.token from cart c where c.checkout_state = 'completed'
     and not exists (select from shop_order o where o.cart_token = c.token)`,
  'an order whose cart is still open': `select o.token from shop_order o join cart c on c.token = o.cart_token
     where c.checkout_state <> 'completed'`,
  'a cart with two orders': 'select cart_token from shop_order group by 1 having count(*) > 1',
  'an order that is paid without a payment': `select o.token from shop_order o where o.state = 'new' and o.payment_method = 'visa'
     and not exists (select from payment p where p.order_token = o.token and p.status = 'succeeded')`,
  'a payment that changed nothing': `select p.id from payment p join shop_order o on o.token = p.order_token
     where p.status = 'succeeded' and (o.state in ('cart', 'payment_pending', 'cancelled') or p.amount <> o.total)`,
  'an order that was paid twice': `select order_token from payment where status = 'succeeded' group by 1 having count(*) > 1`,
  'more stock reserved than there was': 'select variant_id from stock where on_hand < 0 and not oversold',
  'an order that is paid and has not one mail': `select o.token from shop_order o where o.state = 'new'
     and (select count(*) from mail m join outbox b on b.id = m.outbox_id where b.subject_id = o.token) <> 1`,
  'a mail that waits': 'select id::text from outbox where done_at is null',
  'a coupon that counts in one place only': `select o.token from shop_order o where o.state <> 'cancelled'
     and (o.basket ? 'promotion_coupon') <> exists (select from coupon_use u where u.order_token = o.token)`,
  'sums that are not those of their lines': `select o.token from shop_order o cross join lateral (
       select sum((item->>'total')::int) total from jsonb_array_elements(o.basket->'items') item) lines
     where lines.total <> (o.basket->>'items_total_before_promotion')::int
        or (o.basket->>'items_total')::int <> lines.total + (o.basket->>'order_promotion_total')::int
        or (o.basket->>'total')::int <> (o.basket->>'items_total')::int + (o.basket->>'shipping_total')::int
        or o.total <> (o.basket->>'total')::int`,
};

/** How many pieces were in stock before, by variant. */
export type Shelf = ReadonlyMap<string, number>;

/** Every contradiction in the database, as sentences. */
export const contradictions = async (db: Db, shelf: Shelf): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const { rows } = await sql.raw(question).execute(db);
    if (rows.length > 0) found.push(`${rows.length} times ${name}`);
  }
  const { rows } = await sql<{ variant_id: string; on_hand: number; taken: number }>`
    select s.variant_id, s.on_hand, coalesce(sum(l.from_stock) filter (where o.state <> 'cancelled'), 0)::int taken
    from stock s left join order_line l on l.variant_id = s.variant_id left join shop_order o on o.token = l.order_token
    group by 1, 2`.execute(db);
  for (const { variant_id, on_hand, taken } of rows) {
    const before = shelf.get(variant_id);
    if (before !== undefined && before !== on_hand + taken)
      found.push(`${variant_id}: ${before} in stock before, ${taken} sold, ${on_hand} left`);
  }
  return found;
};
