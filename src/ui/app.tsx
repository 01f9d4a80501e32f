import './base.css';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Services } from '../application/services.ts';
import { ServicesContext } from './shared/services.ts';

/** What every screen stands on: the shop's services and its words. */
export const Providers = ({
  services,
  i18n,
  children,
}: {
  readonly services: Services;
  readonly i18n: i18n;
  readonly children: ReactNode;
}) => (
  <ServicesContext value={services}>
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  </ServicesContext>
);
