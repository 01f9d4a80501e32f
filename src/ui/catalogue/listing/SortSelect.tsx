import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SortOrder, sortOrders } from '../../../domain/catalogue/listing.ts';
import { defaultSort, pageSizes } from '../../../domain/catalogue/listing-query.ts';
import { useServices } from '../../shared/services.ts';
import { listingFormId } from './FilterPanel.tsx';
import css from './toolbar.module.css';

/** The sort order, a field of the listing's form. `data-usual`: the default, which the address need not name. */
export const SortSelect = ({
  value,
  lenses,
}: {
  readonly value: SortOrder;
  /** Whether the list contains lenses. */
  readonly lenses: boolean;
}) => {
  const { t } = useTranslation('listing');
  const id = useId();
  return (
    <p className={css.choice}>
      <label htmlFor={id}>{t('sort')}</label>
      <select
        id={id}
        name="sort"
        form={listingFormId}
        autoComplete="off"
        defaultValue={value}
        data-usual={defaultSort}
      >
        {sortOrders
          .filter((order) => lenses || order !== 'wear_cost' || order === value)
          .map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
      </select>
    </p>
  );
};

/** The number of products per page. Source: CAT-4. */
export const PageSizeSelect = ({ value }: { readonly value: number }) => {
  const { t } = useTranslation('listing');
  const { itemsPerPage } = useServices().shop;
  const id = useId();
  return (
    <p className={css.choice}>
      <label htmlFor={id}>{t('perPage')}</label>
      <select
        id={id}
        name="itemsPerPage"
        form={listingFormId}
        autoComplete="off"
        defaultValue={value}
        data-usual={itemsPerPage}
      >
        {pageSizes(itemsPerPage).map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </p>
  );
};
