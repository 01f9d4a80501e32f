/** Columns that search engines do not see. A change of them is no change of a page. */
const seen = (row: 'old' | 'new') => `(to_jsonb(${row}) - 'popularity' - 'stock_profile')`;

/** When product pages changed, and former paths of categories, for crawlers that return. */
export const addresses: readonly string[] = [
  'alter table product add column mpn text',
  // Existing products have no row, because the time of their last change is unknown.
  `create table product_change (
    product_id int primary key references product(id) on delete cascade, changed_at timestamptz not null)`,
  `create function note_new_products() returns trigger language plpgsql as $$ begin
    insert into product_change select id, now() from fresh on conflict (product_id) do nothing;
    return null;
  end $$`,
  `create trigger product_is_new after insert on product referencing new table as fresh
    for each statement execute function note_new_products()`,
  `create function note_product_change() returns trigger language plpgsql as $$ begin
    insert into product_change values ((to_jsonb(new) ->> tg_argv[0])::int, now())
      on conflict (product_id) do update set changed_at = excluded.changed_at;
    return null;
  end $$`,
  `create trigger product_changed after update on product for each row
    when (${seen('old')} is distinct from ${seen('new')}) execute function note_product_change('id')`,
  ...['product_text', 'product_price', 'product_content'].map(
    (table) => `create trigger ${table}_changed after update on ${table} for each row
      when (to_jsonb(old) is distinct from to_jsonb(new)) execute function note_product_change('product_id')`,
  ),
  `create table category_former_path (
    locale text, path text collate "C", category int2 not null references category(num) on delete cascade,
    primary key (locale, path))`,
  `create function keep_former_path() returns trigger language plpgsql as $$ begin
    insert into category_former_path values (old.locale, old.path, old.category)
      on conflict (locale, path) do update set category = excluded.category;
    return null;
  end $$`,
  `create trigger category_moved after update of path on category_text for each row
    when (old.path <> new.path) execute function keep_former_path()`,
];
