/** A rating is deleted with its customer. Its published part stays with the product. */
export const productRatings: readonly string[] = [
  `create table product_rating (
    id int generated always as identity unique, customer_id int not null references customer(id) on delete cascade,
    product_id int not null references product(id) on delete cascade, locale text not null, author text not null,
    stars jsonb not null, review text, state text not null, written text not null,
    primary key (customer_id, product_id))`,
  `create index rating_to_read on product_rating(id) where state = 'waiting'`,
];
