import { useTranslation } from 'react-i18next';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './compare-link.module.css';
import { resultsId } from './Pagination.tsx';

export interface CompareProps {
  readonly query: ListingQuery;
  readonly to: (query: ListingQuery) => string;
}

/** A link that makes the lenses of a list selectable. Source: CAT-21. */
export const CompareLink = ({ query, to, isSheet }: CompareProps & { readonly isSheet: boolean }) => {
  const { t } = useTranslation('listing');
  return (
    <PreLink
      className={isSheet ? css.sheet : undefined}
      to={to({ ...query, compared: [] })}
      focusNext={resultsId}
      rel="nofollow"
    >
      {t('compare.open')}
    </PreLink>
  );
};
