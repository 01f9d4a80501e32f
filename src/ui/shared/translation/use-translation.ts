import { createContext, use } from 'react';
import type { Namespace } from '../namespaces.ts';
import { makeTranslator, type Translation, type Translator } from './translator.ts';

export const TranslatorContext = createContext<Translator>(makeTranslator('de', {}));

/** The words of some parts of the shop; waits for those that are not there yet. Source: I18N-9. */
export const useTranslation = <Name extends Namespace = 'common'>(
  namespaces: Name | readonly Name[] = 'common' as Name,
): Translation<Name> => {
  const translator = use(TranslatorContext);
  for (const namespace of typeof namespaces === 'string' ? [namespaces] : namespaces)
    if (!translator.has(namespace)) use(translator.load(namespace));
  return translator.of(namespaces);
};
