import { useTranslation } from 'react-i18next';
import { filterCodes } from '../../../domain/catalogue/listing.ts';
import { changeListing, type ListingQuery, toggleFilter } from '../../../domain/catalogue/listing-query.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './filter-chips.module.css';
import { useFacetWords } from './use-facet-words.ts';

interface FilterChipsProps {
  readonly query: ListingQuery;
  readonly to: (query: ListingQuery) => string;
}

/** The chosen filters. Each is a link that removes it. */
export const FilterChips = ({ query, to }: FilterChipsProps) => {
  const { t } = useTranslation('listing');
  const words = useFacetWords();
  const chosen = filterCodes.flatMap((code) => (query.filters[code] ?? []).map((value) => ({ code, value })));
  if (chosen.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={t('chosen')}>
      {chosen.map(({ code, value }) => (
        <li key={`${code}=${value}`}>
          <PreLink
            className={css.chip}
            preventScrollReset
            to={to(toggleFilter(query, code, value))}
            aria-label={t('remove', { value: words.value(code, value) })}
          >
            {words.value(code, value)} <span aria-hidden="true">×</span>
          </PreLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <PreLink className={css.clear} preventScrollReset to={to(changeListing(query, { filters: {} }))}>
            {t('clear')}
          </PreLink>
        </li>
      )}
    </ul>
  );
};
