import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterCount, FilterCounting } from '../../../application/catalogue/filter-count.ts';
import { lazySession } from '../../../application/shared/lazy.ts';
import { makeStore } from '../../../application/shared/store.ts';
import { findAddress, withinOf } from '../../../domain/catalogue/find-address.ts';
import { writeListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import css from './filter-dialog.module.css';
import { chosenIn } from './use-listing-navigation.ts';

export interface FilterDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** `onChange`: goes to the list that the form has chosen. */
  readonly form: Omit<FilterFormProps, 'children'>;
  /** The number of products found. */
  readonly total: number;
}

const fetchCounting = () => import('../../../application/catalogue/filter-count.ts');
/** Without the code that counts, no number is known. */
const uncounted = (first: FilterCount): FilterCounting => ({
  state$: makeStore({ ...first, total: undefined }).state$,
  ask: () => undefined,
});

/** The filters while they are chosen. The list follows when the button is pressed, not before. Source: CAT-33. */
const Choosing = ({ onClose, form, total }: Omit<FilterDialogProps, 'open'>) => {
  const { t } = useTranslation('listing');
  const services = useServices();
  const { locale, shop } = services;
  const { path, byValues } = form;
  const [query, setQuery] = useState(form.query);
  const [first] = useState<FilterCount>({ facets: form.facets, total });
  /** The first choice loads the code that counts. */
  const [counting] = useState(() =>
    lazySession<FilterCounting>(
      () =>
        retryWhenOnline(fetchCounting).then(
          ({ makeFilterCounting }) =>
            makeFilterCounting(
              services,
              byValues === undefined ? undefined : services,
              withinOf(path),
              first,
            ),
          () => uncounted(first),
        ),
      'asked',
    ),
  );
  const counted = useStream(counting.state$, first);
  const choose: FilterFormProps['onChange'] = (fields) => {
    const chosen = chosenIn(fields, query, shop.itemsPerPage);
    setQuery(chosen);
    counting.ask(chosen);
  };
  const isAsIs = writeListingQuery(query) === writeListingQuery(form.query);
  const count = { count: counted.total ?? 0 };
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {counted !== first && counted.total !== undefined && t('count', count)}
        </VisuallyHidden>
      </div>
      <FilterForm
        {...form}
        query={query}
        facets={counted.facets}
        byValues={byValues && findAddress(locale, withinOf(path), query, shop.itemsPerPage)}
        onChange={choose}
      >
        <Button
          className={css.show}
          onClick={({ currentTarget }) =>
            isAsIs || !currentTarget.form ? onClose() : form.onChange(currentTarget.form)
          }
        >
          {counted.total === undefined ? t('apply') : t('show', count)}
        </Button>
      </FilterForm>
    </>
  );
};

/**
 * The filters on a narrow screen, in a dialog over the products. Closed without its button, it drops what was chosen.
 * Source: CAT-33.
 */
export const FilterDialog = ({ open, ...choosing }: FilterDialogProps) => {
  const { t } = useTranslation('listing');
  return (
    <Dialog open={open} onClose={choosing.onClose} title={t('narrow')} side="end">
      <div className={css.dialog}>
        <Choosing {...choosing} />
      </div>
    </Dialog>
  );
};
