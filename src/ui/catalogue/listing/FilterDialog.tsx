import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterCount } from '../../../application/catalogue/filter-count.ts';
import { findAddress, withinOf } from '../../../domain/catalogue/find-address.ts';
import { writeListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useServices } from '../../shared/services.ts';
import type { FilterCountedProps } from './FilterCounted.tsx';
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

/** Without the code that counts, no number is known. */
const Uncounted = ({ first, onCount }: Pick<FilterCountedProps, 'first' | 'onCount'>) => {
  useEffect(() => onCount({ ...first, total: undefined }), [first, onCount]);
  return null;
};
const Counted = lazyPart<FilterCountedProps>(
  async () => (await import('./FilterCounted.tsx')).FilterCounted,
  Uncounted,
);

/** The filters while they are chosen. The list follows when the button is pressed, not before. Source: CAT-33. */
const Choosing = ({ onClose, form, total }: Omit<FilterDialogProps, 'open'>) => {
  const { t } = useTranslation('listing');
  const { locale, shop } = useServices();
  const { path } = form;
  const [query, setQuery] = useState(form.query);
  const [first] = useState<FilterCount>({ facets: form.facets, total });
  const [counted, setCounted] = useState(first);
  const isAsIs = writeListingQuery(query) === writeListingQuery(form.query);
  const count = { count: counted.total ?? 0 };
  return (
    <>
      {query !== form.query && (
        <Suspense>
          <Counted
            path={path}
            query={query}
            byValues={form.byValues !== undefined}
            first={first}
            onCount={setCounted}
          />
        </Suspense>
      )}
      <div role="status">
        <VisuallyHidden>
          {counted !== first && counted.total !== undefined && t('count', count)}
        </VisuallyHidden>
      </div>
      <FilterForm
        {...form}
        query={query}
        facets={counted.facets}
        byValues={form.byValues && findAddress(locale, withinOf(path), query, shop.itemsPerPage)}
        onChange={(fields) => setQuery(chosenIn(fields, query, shop.itemsPerPage))}
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
