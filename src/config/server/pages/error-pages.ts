import type { Locale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';

const words: Readonly<Record<Locale, { readonly sentence: string; readonly home: string }>> = {
  de: { sentence: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', home: 'Zur Startseite' },
  en: { sentence: 'An error occurred while showing the error page', home: 'Home' },
  it: {
    sentence: 'Si è verificato un errore durante la visualizzazione della pagina di errore',
    home: 'Alla pagina iniziale',
  },
  fr: {
    sentence: "Une erreur s'est produite lors de l'affichage de la page d'erreur",
    home: "Page d'accueil",
  },
};

/** When even the error page fails: one sentence and the way home, made of nothing that could fail. Source: NOTE-4. */
export const lastResortPage = (locale: Locale): string => {
  const { sentence, home } = words[locale];
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><main><h1>${sentence}</h1><p><a href="${pathTo.home(locale)}">${home}</a></p></main></html>`;
};
