/** The headers of a mail, for the program that displays it. */
export const mailHeaders: readonly string[] = [
  `alter table mail add column headers jsonb not null default '{}'`,
];
