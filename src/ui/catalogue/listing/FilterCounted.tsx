import { useEffect, useState } from 'react';
import { type FilterCount, makeFilterCounting } from '../../../application/catalogue/filter-count.ts';
import { withinOf } from '../../../domain/catalogue/find-address.ts';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

export interface FilterCountedProps {
  /** The address of the listing, without a query. */
  readonly path: string;
  /** The filters chosen last. */
  readonly query: ListingQuery;
  /** Whether the list shows only what is made in the visitor's values, once there are any. */
  readonly byValues: boolean;
  /** What the page lists. */
  readonly first: FilterCount;
  readonly onCount: (count: FilterCount) => void;
}

/** Counts what the chosen filters list. Its code loads with the first choice. Source: CAT-33. */
export const FilterCounted = ({ path, query, byValues, first, onCount }: FilterCountedProps) => {
  const services = useServices();
  const [counting] = useState(() =>
    makeFilterCounting(services, byValues ? services : undefined, withinOf(path), first),
  );
  const counted = useStream(counting.state$, first);
  useEffect(() => counting.ask(query), [counting, query]);
  useEffect(() => onCount(counted), [onCount, counted]);
  return null;
};
