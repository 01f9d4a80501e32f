export const reviews: readonly string[] = [
  `create table product_score (
    product_id int primary key references product(id) on delete cascade, given jsonb not null, categories jsonb not null)`,
  `create table product_review (
    product_id int not null references product(id) on delete cascade, locale text not null, position int2 not null,
    author text not null, stars int2 not null check (stars between 1 and 5), title text not null, body text not null,
    written text not null, primary key (product_id, locale, position))`,
];
