import './base.css';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Services } from '../application/services.ts';
import { ServicesContext } from './shared/services.ts';
import type { Translator } from './shared/translation/translator.ts';

/** Provides the shop's services and texts to every screen. */
export const Providers = ({
  services,
  translator,
  children,
}: {
  readonly services: Services;
  readonly translator: Translator;
  readonly children: ReactNode;
}) => (
  <ServicesContext value={services}>
    <I18nextProvider i18n={translator}>{children}</I18nextProvider>
  </ServicesContext>
);
