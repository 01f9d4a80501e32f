import type { Locale } from '../../../../domain/shared/locale.ts';

/** The link at the end of a mail that ends mails of its kind, the same in either style. Source: ACC-3. */
export const stopWords: Readonly<Record<Locale, string>> = {
  de: 'Diese E-Mails abbestellen',
  en: 'Unsubscribe from these e-mails',
  it: 'Annullare l’iscrizione a queste e-mail',
  fr: 'Se désabonner de ces e-mails',
};
