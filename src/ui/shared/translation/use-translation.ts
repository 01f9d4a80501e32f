import { createContext, use } from 'react';
import type { Namespace } from '../namespaces.ts';
import { makeTranslator, type Translation, type Translator } from './translator.ts';

export const TranslatorContext = createContext<Translator>(makeTranslator('de', {}));

/** The words of some parts of the shop; waits for those that are not there yet. Source: I18N-9. */
export const useTranslation = <Name extends Namespace = 'common'>(
  namespaces: Name | readonly Name[] = 'common' as Name,
): Translation<Name> => {
  const translator = use(TranslatorContext);
  for (const namespace of typeof namespaces === 'string' ? [namespaces] : namespaces) {
    // Asked for again when the words are there: React goes on with a component that waited only if it waits again.
    const arrival = translator.arrival(namespace);
    if (arrival) use(arrival);
  }
  return translator.of(namespaces);
};
