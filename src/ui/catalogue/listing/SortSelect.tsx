import { useId } from 'react';
import { type SortOrder, sortOrders } from '../../../domain/catalogue/listing.ts';
import { pageSizes } from '../../../domain/catalogue/listing-query.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { listingFormId } from './FilterPanel.tsx';
import css from './toolbar.module.css';

interface ChoiceProps<A> {
  readonly value: A;
  readonly onChoose: (value: A) => void;
}

/** In which order. A field of the listing's form. */
export const SortSelect = ({ value, onChoose }: ChoiceProps<SortOrder>) => {
  const { t } = useTranslation('listing');
  const id = useId();
  return (
    <p className={css.choice}>
      <label htmlFor={id}>{t('sort')}</label>
      <select
        key={value}
        id={id}
        name="sort"
        form={listingFormId}
        autoComplete="off"
        defaultValue={value}
        onChange={(event) => {
          const order = sortOrders.find((one) => one === event.target.value);
          if (order) onChoose(order);
        }}
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {t(`order.${order}`)}
          </option>
        ))}
      </select>
    </p>
  );
};

/** How many on a page. Source: CAT-4, D32. */
export const PageSizeSelect = ({ value, onChoose }: ChoiceProps<number>) => {
  const { t } = useTranslation('listing');
  const { shop } = useServices();
  const id = useId();
  return (
    <p className={css.choice}>
      <label htmlFor={id}>{t('perPage')}</label>
      <select
        key={value}
        id={id}
        name="itemsPerPage"
        form={listingFormId}
        autoComplete="off"
        defaultValue={value}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {pageSizes(shop.itemsPerPage).map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </p>
  );
};
