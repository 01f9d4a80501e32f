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

/** The listing with the filters that a form of it has chosen. */
export const chosenIn = (form: HTMLFormElement, query: ListingQuery, itemsPerPage: number): ListingQuery => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return changeListing(query, { filters: readListingQuery(fields, itemsPerPage).filters });
};

/** Navigates within the same listing and keeps the scroll position. */
export const useListingNavigation = ({ path, query }: ListingPlace) => {
  const goToPage = useGo();
  const { itemsPerPage } = useServices().shop;
  const go = (next: ListingQuery) =>
    goToPage(`${path}${writeListingQuery(next, itemsPerPage)}`, { preventScrollReset: true });
  return {
    go,
    /** Applies the choices of a form of this listing. */
    goToForm: (form: HTMLFormElement) => go(chosenIn(form, query, itemsPerPage)),
  };
};
