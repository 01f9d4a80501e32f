/**
 * The condition that the order `o` was bought, for a query. Cancelled before anything of it was sent, it was not; sent
 * and taken back, it was.
 */
export const wasBought = `(o.state <> 'Cancelled' or exists (
  select 1 from order_fulfillments_fulfillment sent
  join fulfillment parcel on parcel.id = sent."fulfillmentId"
  where sent."orderId" = o.id and parcel.state in ('Shipped', 'Delivered')))`;
