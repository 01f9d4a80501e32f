import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';
import type { ListingView } from '../card/GoodsGrid.tsx';
import css from './toolbar.module.css';

const icons: Readonly<Record<ListingView, string>> = {
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M4 5h4v4H4zM11 6h9M11 8h6M4 15h4v4H4zM11 16h9M11 18h6',
};

/** Two toggle buttons, one of them pressed: the shop's default view until this device stores another one. Source: CAT-2. */
export const ViewToggle = () => {
  const { t } = useTranslation('listing');
  const { listingView } = useServices().shop;
  return (
    <fieldset className={css.views} aria-label={t('view')}>
      {(['grid', 'list'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-label={t(one)}
          aria-pressed={listingView === one}
          data-choose-view={one}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={icons[one]} fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      ))}
    </fieldset>
  );
};
