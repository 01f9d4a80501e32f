/**
 * Invoices and credit notes as they were issued, and the last number of each series. An order is kept as long as its
 * bills, so no row here is deleted with another. Orders sold earlier are billed at the next start, in the order in
 * which they were sold. Source: DOC-3.
 */
export const bills: readonly string[] = [
  `create table bill_series (
      brand text not null,
      kind text not null,
      year integer not null,
      last integer not null,
      last_at timestamptz not null,
      primary key (brand, kind, year)
    )`,
  `create table bill (
      brand text not null,
      kind text not null,
      year integer not null,
      count integer not null,
      number text not null unique,
      order_token text not null,
      cause text not null unique,
      issued_at timestamptz not null,
      bill jsonb not null,
      primary key (brand, kind, year, count)
    )`,
  `create index bill_order on bill (order_token)`,
];
