/**
 * The legal texts at the time of an order. Each text is stored once, by its digest, for any number of orders. Mails
 * name their attached files. Source: DOC-1, DOC-2.
 */
export const lawOfOrders: readonly string[] = [
  `create table law_text (
      digest text primary key,
      body jsonb not null
    )`,
  `create table order_law (
      order_token text not null,
      place integer not null,
      digest text not null references law_text (digest),
      primary key (order_token, place)
    )`,
  `alter table mail add column attachments jsonb not null default '[]'`,
];
