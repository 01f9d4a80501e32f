/** What a mail tells the program that shows it, beside what it says to its reader. */
export const mailHeaders: readonly string[] = [
  `alter table mail add column headers jsonb not null default '{}'`,
];
