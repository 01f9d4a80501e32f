import { useTranslation } from 'react-i18next';
import css from './PlainWay.module.css';

/** A link from a frame that scripts fill to the page that needs none, for visitors whose scripts do not load. Source: UI-20. */
export const PlainWay = ({ to }: { readonly to: string }) => {
  const { t } = useTranslation();
  return (
    <p className={css.way}>
      <a href={to}>{t('layout.plainWay')}</a>
    </p>
  );
};
