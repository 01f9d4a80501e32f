/**
 * The part of react-i18next that the shop uses. In builds a replacement provides exactly this (ADR 11). The keys are
 * those of the text files; the library's own types for them would make the compiler half as slow again.
 */
declare module 'react-i18next' {
  type Namespace = import('../namespaces.ts').Namespace;
  type Translator = import('./translator.ts').Translator;

  export const I18nextProvider: (props: {
    readonly i18n: Translator;
    readonly children: import('react').ReactNode;
  }) => import('react').ReactNode;

  export const useTranslation: <Name extends Namespace = 'common'>(
    namespaces?: Name | readonly Name[],
  ) => { readonly t: import('./translator.ts').Say<Name>; readonly i18n: Translator };
}
