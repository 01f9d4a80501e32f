export const pricesAndMakers: readonly string[] = [
  `create table price_history (
    channel int not null references price_channel(num), product_id int not null references product(id) on delete cascade,
    since text not null, price int not null, primary key (channel, product_id, since))`,
  `create table maker (
    name text primary key, country text not null, party jsonb not null, in_eu jsonb, in_ch jsonb,
    notified_body text not null)`,
];
