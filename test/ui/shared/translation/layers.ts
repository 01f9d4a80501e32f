import * as library from 'react-i18next';
import * as light from '../../../../src/ui/shared/translation/light.tsx';
import { makeTranslator } from '../../../../src/ui/shared/translation/translator.ts';

/** What pages are made with: the library in tests, and what stands in for it in what is built. */
export const layers = [
  ['i18next', { ...library, makeTranslator }],
  ['what stands in for it', light],
] as const;
