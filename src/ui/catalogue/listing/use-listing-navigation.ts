import { use } from 'react';
import {
  changeListing,
  type ListingQuery,
  readListingQuery,
  writeListingQuery,
} from '../../../domain/catalogue/listing-query.ts';
import { GoingContext, useGo } from '../../shared/address.ts';
import { useServices } from '../../shared/services.ts';

/** Goes to another choice of the same listing, without leaving the place on the page. */
export const useListingNavigation = (path: string, query: ListingQuery) => {
  const goToPage = useGo();
  const going = use(GoingContext);
  const { itemsPerPage } = useServices().shop;
  const go = (next: ListingQuery) =>
    goToPage(`${path}${writeListingQuery(next, itemsPerPage)}`, { preventScrollReset: true });
  return {
    go,
    busy: going === path,
    to: (next: ListingQuery) => `${path}${writeListingQuery(next, itemsPerPage)}`,
    /** Takes over what a form of this listing has chosen. */
    goToForm: (form: HTMLFormElement) => {
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') fields.append(name, value);
      go(changeListing(query, { filters: readListingQuery(fields, itemsPerPage).filters }));
    },
  };
};
