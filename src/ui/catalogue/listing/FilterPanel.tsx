import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownValuesText } from '../../../application/catalogue/own-values-text.ts';
import { findAddress, withinOf } from '../../../domain/catalogue/find-address.ts';
import type { Facet, FilterCode } from '../../../domain/catalogue/listing.ts';
import { type ListingQuery, readFacetValue } from '../../../domain/catalogue/listing-query.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { island } from '../../shared/island.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useServices } from '../../shared/services.ts';
import { useAlive } from '../../shared/use-alive.ts';
import type { FilterDialogProps } from './FilterDialog.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { FacetCount } from './FoundInPlace.tsx';
import formCss from './filter-form.module.css';
import listingCss from './product-listing.module.css';
import { type ListingPlace, useListingNavigation } from './use-listing-navigation.ts';

/** The id of the form that also holds the sort order and the page size. */
export const listingFormId = 'listing';
const panelId = 'filter';

interface FilterPanelProps extends ListingPlace {
  readonly facets: readonly Facet[];
  /** Whether there are more facets to load. */
  readonly more: boolean;
  readonly total: number;
  /** Whether the listing contains lenses. */
  readonly lenses: boolean;
}

/** While its code is missing, the link leads to the panel, as without scripts. */
const ToPanel = ({ open }: Pick<FilterDialogProps, 'open'>) => {
  useEffect(() => {
    if (open) location.hash = panelId;
  }, [open]);
  return null;
};
/** It is invisible until opened, so no document contains its styles. */
const FilterDialog = lazyPart<FilterDialogProps>(
  async () => (await import('./FilterDialog.tsx')).FilterDialog,
  ToPanel,
);
/** Fetched only if lens values of the visitor are known. */
const FoundInPlace = lazyPart(async () => (await import('./FoundInPlace.tsx')).FoundInPlace);

const chosenCount = ({ filters }: ListingQuery): number => Object.values(filters).flat().length;

const FilterPanelView = ({ path, query, lenses, ...listed }: FilterPanelProps) => {
  const services = useServices();
  const alive = useAlive();
  const within = withinOf(path);
  const byValues = lenses
    ? findAddress(services.locale, within, query, services.shop.itemsPerPage)
    : undefined;
  const { t } = useTranslation('listing');
  const [open, setOpen] = useState(false);
  /** If the list shows products in the visitor's values, the facets count those. Source: FIND-2. */
  const [found, setFound] = useState<FacetCount>();
  const { facets, more, total } = found ?? listed;
  const number = chosenCount(query);
  const { goToForm } = useListingNavigation({ path, query });
  const form = { path, query, facets, more, byValues, onChange: goToForm };
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
      {alive && byValues !== undefined && ownValuesText(services) !== '' && (
        <Suspense>
          <FoundInPlace query={query} within={within} address={byValues} onCount={setFound} />
        </Suspense>
      )}
      {alive && (
        <Suspense>
          <FilterDialog
            open={open}
            onClose={() => setOpen(false)}
            form={{ id: `${listingFormId}-dialog`, ...form }}
            total={total}
          />
        </Suspense>
      )}
    </>
  );
};

const facetIn = (group: HTMLElement): Facet => {
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input')];
  return {
    code: boxes[0]?.name as FilterCode,
    values: boxes.map(({ value, parentElement }) => ({
      value: readFacetValue(value),
      count: Number(parentElement?.lastElementChild?.textContent),
    })),
  };
};
const hasValues = ({ values }: Facet): boolean => values.length > 0;

/**
 * On a wide screen the filters are beside the products. On a narrow one a link leads to them; once scripts run, it
 * opens them in a dialog.
 */
export const FilterPanel = island<FilterPanelProps>('filter', FilterPanelView, {
  rest: ({ facets, ...rest }) => (facets.every(hasValues) ? rest : { facets, ...rest }),
  read: (rest, host) => ({
    facets: [...host.querySelectorAll('details')].map(facetIn),
    ...(rest as Omit<FilterPanelProps, 'facets'>),
  }),
});
