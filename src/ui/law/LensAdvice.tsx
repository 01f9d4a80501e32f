import { useTranslation } from 'react-i18next';
import type { CountryLaw } from '../../application/shared/country-law.ts';
import { inOneLine } from '../shared/dial.ts';
import { useServices } from '../shared/services.ts';

/** The advice that a country's law requires where lenses are sold; nothing if it requires none. Source: LAW-25. */
export const LensAdvice = ({
  law: { lensAdvice },
  className,
}: {
  readonly law: Pick<CountryLaw, 'lensAdvice'>;
  readonly className?: string | undefined;
}) => {
  const { t } = useTranslation('law');
  const { phone } = useServices().shop.contact;
  return lensAdvice === 'none' ? null : (
    <p className={className}>{t(`lens.${lensAdvice}`, { phone: inOneLine(phone) })}</p>
  );
};
