import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/domain/shared/locale.ts';
import { speaksWrongly } from './address-forms.ts';
import { said } from './said-words.ts';

const written = ({ at, text }: { readonly at: string; readonly text: string }) => `${at}: ${text}`;

describe('the check for the form of address', () => {
  it.each(locales)('finds no wrong form in the texts in %s · I18N-3', (locale) => {
    const here = said.filter((one) => one.locale === locale);
    expect(here.length).toBeGreaterThan(2000);
    expect(here.filter(speaksWrongly).map(written)).toEqual([]);
  });

  it.each([
    ['it', undefined, 'Scopri l’assortimento'],
    ['it', undefined, 'Modifica la quantità nel carrello'],
    ['it', undefined, 'Stampa'],
    ['it', undefined, 'Nessun risultato. Riprova.'],
    ['it', 'formal', 'Torna al carrello'],
    ['it', 'informal', 'Scelga un ottico.'],
    ['fr', undefined, 'Choisis une adresse'],
    ['fr', undefined, 'Veuillez réessayer'],
    ['fr', 'formal', 'Cela te revient'],
    ['fr', 'informal', 'Réessayez dans un instant'],
    ['de', undefined, 'Such dir etwas aus'],
    ['de', undefined, 'Bitte prüfen Sie die Adresse'],
    ['de', 'formal', 'Dein Warenkorb'],
  ] as const)('detects a wrong form: %s, %s, “%s”', (locale, style, text) => {
    expect(speaksWrongly({ at: 'somewhere', locale, style, text })).toBe(true);
  });

  it.each([
    ['it', undefined, 'Conferma recesso'],
    ['it', undefined, 'Aggiungere al carrello'],
    ['it', undefined, 'Verifica di disponibilità e consegna…'],
    ['it', 'informal', 'Torna al carrello'],
    ['fr', undefined, 'Merci de réessayer chez l’opticien'],
    ['fr', undefined, 'Rendez-vous pris'],
    ['fr', 'formal', 'Veuillez réessayer'],
    ['de', undefined, 'Bitte prüfen'],
    ['de', undefined, 'Fertig. Sie stehen in der Bestätigung.'],
  ] as const)('accepts a right or neutral form: %s, %s, “%s”', (locale, style, text) => {
    expect(speaksWrongly({ at: 'somewhere', locale, style, text })).toBe(false);
  });
});
