import type { ComponentProps } from 'react';
import type { Locale } from '../../../domain/shared/locale.ts';
import { useLocale } from '../use-locale.ts';
import { PreLink } from './PreLink.tsx';

/** A link within the page's language: `<LocaleLink to={pathTo.home}>`. */
export const LocaleLink = ({
  to,
  ...rest
}: Omit<ComponentProps<typeof PreLink>, 'to'> & { readonly to: (locale: Locale) => string }) => (
  <PreLink to={to(useLocale())} {...rest} />
);
