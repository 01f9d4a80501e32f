import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../../domain/shared/paths.ts';
import { useServices } from '../../../shared/services.ts';
import type { PanelData } from './load-panel.ts';

/** A link to all products of a department, with their number. */
export const AllLink = ({
  data: { name, address, total },
  className,
}: {
  readonly data: PanelData;
  readonly className: string | undefined;
}) => {
  const { t } = useTranslation(['panel', 'common']);
  return (
    <a href={address} className={className}>
      <strong>{t('common:navigation.all', { category: name })}</strong>
      {total > 0 && <span>{t('products', { count: total })}</span>}
    </a>
  );
};

/** A link to the finder for the customer's own values; only the lens department has one. */
export const FindLink = ({
  data: { department },
  className,
}: {
  readonly data: PanelData;
  readonly className: string | undefined;
}) => {
  const { t } = useTranslation('panel');
  const { locale } = useServices();
  return (
    department === 'lenses' && (
      <a href={pathTo.find(locale)} className={className}>
        <b aria-hidden="true">±</b>
        {t('find')}
      </a>
    )
  );
};
