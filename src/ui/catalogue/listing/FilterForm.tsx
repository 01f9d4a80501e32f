import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facet } from '../../../domain/catalogue/listing.ts';
import { type ListingQuery, writeListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { FacetGroup } from './FacetGroup.tsx';
import css from './filter-form.module.css';

export interface FilterFormProps {
  readonly id: string;
  readonly path: string;
  readonly query: ListingQuery;
  readonly facets: readonly Facet[];
  /** Whether there are more facets to load. */
  readonly more: boolean;
  readonly onChange: (form: HTMLFormElement) => void;
  /** The address of the search by lens values. Undefined if there are no lenses. */
  readonly byValues: string | undefined;
  /** Shown below the facets. */
  readonly children: ReactNode;
}

/** How many facets are open from the start. The others open with one click. */
const openFacets = 3;

/**
 * The filter form of a listing. Without scripts its button sends it. Beside the list every choice takes effect at once.
 * Other controls of the listing refer to it by its id. What contains it, a panel or a dialog, has a name.
 */
export const FilterForm = ({
  id,
  path,
  query,
  facets,
  more,
  byValues,
  onChange,
  children,
}: FilterFormProps) => {
  const { t } = useTranslation('listing');
  const { itemsPerPage } = useServices().shop;
  return (
    <form
      id={id}
      action={path}
      // Otherwise the browser's back button would restore the choices of the page that was left.
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(event.currentTarget);
      }}
    >
      {query.search !== undefined && <input type="hidden" name="search" value={query.search} />}
      {byValues && (
        <PreLink className={css.values} to={byValues}>
          {t('byValues')}
        </PreLink>
      )}
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.code}
          facet={facet}
          chosen={query.filters[facet.code] ?? []}
          open={index < openFacets}
        />
      ))}
      {query.allFilters && <input type="hidden" name="filters" value="all" />}
      {query.compared && <input type="hidden" name="compare" value={query.compared.join(',') || 'choose'} />}
      <div className={css.foot}>
        {more && (
          <PreLink
            preventScrollReset
            to={`${path}${writeListingQuery({ ...query, allFilters: true }, itemsPerPage)}`}
          >
            {t('moreFilters')}
          </PreLink>
        )}
        {children}
      </div>
    </form>
  );
};
