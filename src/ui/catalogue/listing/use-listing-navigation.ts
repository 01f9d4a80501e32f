import {
  changeListing,
  type ListingQuery,
  readListingQuery,
  writeListingQuery,
} from '../../../domain/catalogue/listing-query.ts';
import { useGo } from '../../shared/address.ts';
import { useServices } from '../../shared/services.ts';

/** What the controls of a listing need to know about it. */
export interface ListingPlace {
  /** The address of the listing, without a query. */
  readonly path: string;
  readonly query: ListingQuery;
}

/** Navigates within the same listing and keeps the scroll position. */
export const useListingNavigation = ({ path, query }: ListingPlace) => {
  const goToPage = useGo();
  const { itemsPerPage } = useServices().shop;
  const go = (next: ListingQuery) =>
    goToPage(`${path}${writeListingQuery(next, itemsPerPage)}`, { preventScrollReset: true });
  return {
    go,
    /** Applies the choices of a form of this listing. */
    goToForm: (form: HTMLFormElement) => {
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') fields.append(name, value);
      go(changeListing(query, { filters: readListingQuery(fields, itemsPerPage).filters }));
    },
  };
};
