export const opticians: readonly string[] = [
  `alter table customer add column partner_id text,
      add column partner_pickup boolean not null default false`,
];
