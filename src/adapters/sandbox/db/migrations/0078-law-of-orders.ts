/**
 * What the law's pages said when an order was placed: each text once, by its digest, however many orders it belongs to.
 * Mails name the files that go with them. Source: DOC-1, DOC-2.
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
