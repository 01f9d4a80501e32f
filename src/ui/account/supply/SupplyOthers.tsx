import { useTranslation } from 'react-i18next';
import type { OwnSupplyView } from '../../../application/orders/own-supply.ts';
import { homeReorder } from '../../../domain/orders/reorder.ts';
import { reorderPath } from '../../../domain/shared/mail-link.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import css from './own-supply.module.css';

/** How long the lenses of other people last, for whom the customer orders. Source: HOME-2. */
export const SupplyOthers = ({ others }: Pick<OwnSupplyView, 'others'>) => {
  const { t } = useTranslation('supply');
  const { locale } = useServices();
  if (others.length === 0) return null;
  return (
    <ul className={css.others}>
      {others.map(({ name, supply: { wearer: id, first }, again }) => (
        <li key={id}>
          {name === '' ? t('ownLeft', { count: first.left }) : t('otherLeft', { name, count: first.left })}{' '}
          {again && (
            <PreLink to={reorderPath(locale, homeReorder, again.token)}>
              {name === '' ? t('againOwn') : t('againFor', { name })}
            </PreLink>
          )}
        </li>
      ))}
    </ul>
  );
};
