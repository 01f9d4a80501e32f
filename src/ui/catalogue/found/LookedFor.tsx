import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FoundPage, foundPage } from '../../../application/catalogue/found-page.ts';
import type { OwnValues } from '../../../domain/catalogue/lens/own-values.ts';
import { type ListingQuery, writeListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';
import { FoundProducts } from './FoundProducts.tsx';

interface LookedForProps {
  readonly values: OwnValues;
  readonly query: ListingQuery;
  /** The slugs of a category. Empty for the whole shop. */
  readonly within: string;
  readonly onPage: (page: number) => void;
  readonly onAgain: () => void;
  /** Receives the result, so that the counts beside the list match it. */
  readonly onFound?: (listing: FoundPage['listing']) => void;
}

/** Searches in the browser for products that are made in the given values. Source: FIND-2. */
export const LookedFor = ({ values, query, within, onPage, onAgain, onFound }: LookedForProps) => {
  const { t } = useTranslation(['finder', 'common']);
  const { catalogue, finder } = useServices();
  const asked = writeListingQuery(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a listing is what its address says.
  const pages$ = useMemo(
    () => foundPage({ catalogue, finder }, values, { query, within }),
    [catalogue, finder, values, asked, query.itemsPerPage, within],
  );
  const state = useStream(pages$, null);
  const listing = state?.value?.listing;
  useEffect(() => {
    if (listing) onFound?.(listing);
  }, [listing, onFound]);
  if (state?._tag === 'Failed')
    return (
      <p role="alert">
        {t('common:something_went_wrong')}{' '}
        <Button kind="plain" onClick={onAgain}>
          {t('again')}
        </Button>
      </p>
    );
  const found: FoundPage | undefined = state?.value;
  return found ? (
    <FoundProducts {...found} values={values} query={query} onPage={onPage} />
  ) : (
    <div aria-busy="true">
      <Skeleton rows={4} shape="box" />
    </div>
  );
};
