export const bonusPoints: readonly string[] = [
  `create table bonus_conversion (
          customer_id int not null references customer(id) on delete cascade, nth int not null, points int not null,
          code text not null references coupon(code), created_at timestamptz not null,
          primary key (customer_id, nth))`,
];
