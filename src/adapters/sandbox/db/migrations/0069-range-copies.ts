/**
 * The range of an engine is copied piece by piece, so a product may refer to one that comes later, and two may share a
 * name for a moment. The progress of the copy is stored per shop. Products that lists and search do not know yet are
 * stored one by one.
 */
export const rangeCopies: readonly string[] = [
  'alter table product drop constraint product_sku_key, drop constraint product_replacement_id_fkey',
  'alter table product add column home_category text',
  'alter table product_text drop constraint product_text_locale_slug_key',
  'alter table product_relation drop constraint product_relation_other_id_fkey',
  'alter table product_price add column struck int',
  'alter table category add column position int',
  'update category set position = num',
  'alter table category alter column position set not null',
  'alter table category_text drop constraint category_text_locale_path_key',
  'create index category_text_path on category_text (path)',
  `create table range_mark (
    brand text primary key, engine text not null, as_of timestamptz not null, whole_at timestamptz not null)`,
  'create table range_stale (product_id int primary key)',
];
