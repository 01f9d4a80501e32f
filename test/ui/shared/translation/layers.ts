import * as library from 'react-i18next';
import * as light from '../../../../src/ui/shared/translation/light.tsx';
import { makeTranslator } from '../../../../src/ui/shared/translation/translator.ts';

/** The translation layers of pages: the library in tests, and its replacement in builds. */
export const layers = [
  ['i18next', { ...library, makeTranslator }],
  ['what stands in for it', light],
] as const;
