import {
  changeListing,
  type ListingQuery,
  readListingQuery,
  writeListingQuery,
} from '../../../domain/catalogue/listing-query.ts';
import { useGo } from '../../shared/address.ts';
import { useServices } from '../../shared/services.ts';

/** What a control of a listing has to know of it. */
export interface ListingPlace {
  /** Address of the listing, without a query. */
  readonly path: string;
  readonly query: ListingQuery;
}

/** Goes to another choice of the same listing, without leaving the place on the page. */
export const useListingNavigation = ({ path, query }: ListingPlace) => {
  const goToPage = useGo();
  const { itemsPerPage } = useServices().shop;
  const go = (next: ListingQuery) =>
    goToPage(`${path}${writeListingQuery(next, itemsPerPage)}`, { preventScrollReset: true });
  return {
    go,
    /** Takes over what a form of this listing has chosen. */
    goToForm: (form: HTMLFormElement) => {
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') fields.append(name, value);
      go(changeListing(query, { filters: readListingQuery(fields, itemsPerPage).filters }));
    },
  };
};
