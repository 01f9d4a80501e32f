import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { makeOwnValuesStore } from '../../../application/catalogue/own-values-store.ts';
import { eyeSides, type OwnValues, ownCodes } from '../../../domain/catalogue/lens/own-values.ts';
import type { Facet, Listing } from '../../../domain/catalogue/listing.ts';
import { hasMoreFacets, type ListingQuery, offeredFacets } from '../../../domain/catalogue/listing-query.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import css from '../found/found.module.css';
import { LookedFor } from '../found/LookedFor.tsx';
import { countId, resultsId } from './Pagination.tsx';

interface FoundInPlaceProps {
  readonly query: ListingQuery;
  readonly within: string;
  /** The address of the page to change the values. */
  readonly address: string;
  /** Receives the facet counts. Undefined: those of the document's list. */
  readonly onCount: (count: FacetCount | undefined) => void;
}

/** The data beside a list. */
export interface FacetCount {
  readonly facets: readonly Facet[];
  readonly more: boolean;
  readonly total: number;
}

const useSaid = () => {
  const { t } = useTranslation('finder');
  const words = useOptionWords();
  return (values: OwnValues): string =>
    eyeSides
      .flatMap((eye) => {
        const own = values[eye];
        const said = ownCodes.flatMap((code) =>
          own?.[code] === undefined ? [] : [words.value(code, own[code])],
        );
        return said.length > 0 ? [`${t(`short.${eye}`)} ${said.join(' ')}`] : [];
      })
      .join(', ');
};

/** The class that hides the document's list while another one replaces it. */
const away = css.away ?? '';

/**
 * Creates an element before the document's list, which is hidden while the element exists. Both happen before the same
 * paint, so that the two lists are never visible together.
 */
const usePlace = (): HTMLElement | undefined => {
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const results = document.getElementById(resultsId);
    if (!results) return;
    const made = document.createElement('div');
    made.className = `${css.found} ${css.place}`;
    results.before(made);
    setPlace(made);
    return () => {
      made.remove();
      for (const one of [results, document.getElementById(countId)]) one?.classList.remove(away);
    };
  }, []);
  return place;
};

/**
 * Replaces a listing by the products that are made in the visitor's values, until the visitor chooses to see all.
 * Source: FIND-2.
 */
export const FoundInPlace = ({ query, within, address, onCount }: FoundInPlaceProps) => {
  const services = useServices();
  const { t } = useTranslation('finder');
  const said = useSaid();
  const place = usePlace();
  const [store] = useState(() => makeOwnValuesStore(services));
  const [values] = useState(store.read);
  const [all, setAll] = useState(false);
  const [page, setPage] = useState(1);
  const [turn, setTurn] = useState(0);
  useLayoutEffect(() => {
    const results = document.getElementById(resultsId);
    if (!results || !place || !values) return;
    // The count of the document's list is wrong for these values, so it is hidden too.
    for (const one of [results, document.getElementById(countId)]) one?.classList.toggle(away, !all);
  }, [place, values, all]);
  useEffect(() => {
    if (!place || !values) return;
    // From now on the document's own list may be shown again. The list of the next page will wait as this one did.
    document.documentElement.dataset.lists = '';
    store.holdLists();
  }, [place, values, store]);
  const count = useCallback(
    ({ facets, total }: Pick<Listing, 'facets' | 'total'>) =>
      onCount({ facets: offeredFacets(query, facets), more: hasMoreFacets(query, facets), total }),
    [query, onCount],
  );
  useEffect(() => () => onCount(undefined), [onCount]);
  if (!place || !values) return null;
  return createPortal(
    <>
      <div className={css.bar}>
        <p>{t('only', { values: said(values) })}</p>
        <Button
          kind="plain"
          aria-pressed={all}
          onClick={() => {
            setAll(!all);
            onCount(undefined);
          }}
        >
          {t('all')}
        </Button>
        <a href={address}>{t('change')}</a>
      </div>
      {!all && (
        <LookedFor
          key={turn}
          values={values}
          query={{ ...query, page }}
          within={within}
          onPage={(next) => {
            setPage(next);
            place.scrollIntoView();
          }}
          onAgain={() => setTurn((before) => before + 1)}
          onFound={count}
        />
      )}
    </>,
    place,
  );
};
