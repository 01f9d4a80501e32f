import { useTranslation } from 'react-i18next';
import css from './PlainWay.module.css';

/** From a frame that scripts fill to the page that needs none, for whom they do not come. Source: UI-20. */
export const PlainWay = ({ to }: { readonly to: string }) => {
  const { t } = useTranslation();
  return (
    <p className={css.way}>
      <a href={to}>{t('layout.plainWay')}</a>
    </p>
  );
};
