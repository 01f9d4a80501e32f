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
  /** Whether there are facets that are not offered yet. */
  readonly more: boolean;
  readonly onChange: (form: HTMLFormElement) => void;
  /** Where the same is found by values; none: there are no lenses. */
  readonly byValues: string | undefined;
  /** What stands below the facets. */
  readonly children: ReactNode;
}

/** Facets that are open from the start; the others are one press away. */
const openFacets = 3;

/**
 * Narrows a listing. A form of links to come: without script it is sent with its button, with script every choice
 * counts at once. Other controls of the listing belong to it by its id.
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
      aria-label={t('narrow')}
      // A browser that goes back would tick what was chosen on the page that was left.
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
