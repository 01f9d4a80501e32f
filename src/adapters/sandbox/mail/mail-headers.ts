import type { Letter } from './letter.ts';

/**
 * What a letter tells the program that shows it: where mails of its kind are ended by one press, without a page. A letter
 * that answers what its reader did has none. Source: ACC-3, RFC 8058.
 */
export const mailHeaders = ({ stop }: Pick<Letter, 'stop'>): Readonly<Record<string, string>> =>
  stop === undefined
    ? {}
    : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
