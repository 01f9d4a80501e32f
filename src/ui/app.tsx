import './base.css';
import type { ReactNode } from 'react';
import type { Services } from '../application/services.ts';
import { ServicesContext } from './shared/services.ts';
import type { Translator } from './shared/translation/translator.ts';
import { TranslatorContext } from './shared/translation/use-translation.ts';

/** What every screen stands on: the shop's services and its words. */
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
    <TranslatorContext value={translator}>{children}</TranslatorContext>
  </ServicesContext>
);
