export const flags: readonly string[] = [
  `create table flag (
      key text primary key,
      about text not null,
      variants jsonb not null
    )`,
  `create table flag_count (
      flag_key text not null references flag on delete cascade,
      variant text not null,
      event text not null,
      count integer not null default 0,
      primary key (flag_key, variant, event)
    )`,
];
