import type { ListingRequest } from '../../application/catalogue/ports.ts';

/** What a listing is asked by, as an address says it. */
export const listingToWire = ({ category, search, page, itemsPerPage, sort, filters }: ListingRequest) => ({
  ...(category !== undefined && { category }),
  ...(search !== undefined && { search }),
  ...(page !== undefined && { page }),
  ...(itemsPerPage !== undefined && { limit: itemsPerPage }),
  ...(sort !== undefined && { sort }),
  ...filters,
});
