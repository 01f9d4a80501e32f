import { useState } from 'react';
import type { Facet } from '../../../domain/catalogue/listing.ts';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { island } from '../../shared/island.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { FilterForm } from './FilterForm.tsx';
import formCss from './filter-form.module.css';
import css from './filter-panel.module.css';
import listingCss from './product-listing.module.css';
import { type ListingPlace, useListingNavigation } from './use-listing-navigation.ts';

/** The form that sort and page size belong to as well. */
export const listingFormId = 'listing';
const panelId = 'filter';

interface FilterPanelProps extends ListingPlace {
  readonly facets: readonly Facet[];
  /** Whether there are facets that are not offered yet. */
  readonly more: boolean;
  readonly total: number;
}

const chosenCount = ({ filters }: ListingQuery): number => Object.values(filters).flat().length;

const FilterPanelView = ({ path, query, facets, more, total }: FilterPanelProps) => {
  const { t } = useTranslation('listing');
  const [open, setOpen] = useState(false);
  const number = chosenCount(query);
  const { goToForm } = useListingNavigation({ path, query });
  const form = { path, query, facets, more, onChange: goToForm };
  return (
    <>
      <a
        className={buttonClass('secondary', listingCss.opener)}
        href={`#${panelId}`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {number > 0 ? t('filterChosen', { number }) : t('filter')}
      </a>
      <aside id={panelId} className={listingCss.panel} aria-label={t('filter')}>
        <FilterForm id={listingFormId} {...form}>
          <Button type="submit" kind="secondary" className={formCss.apply}>
            {t('apply')}
          </Button>
        </FilterForm>
      </aside>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('narrow')} side="end">
        <div className={css.dialog}>
          <FilterForm id={`${listingFormId}-dialog`} {...form}>
            <Button className={css.show} onClick={() => setOpen(false)}>
              {t('show', { count: total })}
            </Button>
          </FilterForm>
        </div>
      </Dialog>
    </>
  );
};

/**
 * On a wide screen the filters stand beside the products. On a narrow one a link leads to them, and once scripts are
 * there it opens them in a dialog.
 */
export const FilterPanel = island('filter', FilterPanelView);
