/** Tables that pages are made of and that staff or an import change. Tables that each order changes are not included. */
const tables = [
  'brand',
  'category',
  'category_former_path',
  'category_product',
  'category_text',
  'flag',
  'maker',
  'price_channel',
  'product',
  'product_content',
  'product_gap',
  'product_passport',
  'product_price',
  'product_relation',
  'product_text',
  'story',
];

/** Each statement that changes the catalogue, prices, stories or features sends one notice to all page servers. */
export const tellChanges: readonly string[] = [
  `create function tell_changed() returns trigger language plpgsql as $$
        begin perform pg_notify('dioptra', '["database","changed"]'); return null; end $$`,
  ...tables.map(
    (table) => `create trigger tell_changed after insert or update or delete or truncate on ${table}
          for each statement execute function tell_changed()`,
  ),
];
