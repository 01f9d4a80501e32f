/** Chat messages between shoppers and shop staff, whichever server each of them reaches. */
export const chat: readonly string[] = [
  `create table chat_room (
      number integer primary key generated always as identity, secret text not null unique,
      brand text not null, locale text not null, spoken_at timestamptz not null)`,
  `create table chat_line (
      id bigint primary key generated always as identity,
      room integer not null references chat_room on delete cascade,
      author text not null, body text not null, said_at timestamptz not null)`,
  `create index chat_line_room on chat_line (room, id)`,
];
