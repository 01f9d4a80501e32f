import type { ListingRequest } from '../../application/catalogue/ports.ts';

/** Converts a listing request to query parameters. */
export const listingToWire = ({ category, search, page, itemsPerPage, sort, filters }: ListingRequest) => ({
  ...(category !== undefined && { category }),
  ...(search !== undefined && { search }),
  ...(page !== undefined && { page }),
  ...(itemsPerPage !== undefined && { limit: itemsPerPage }),
  ...(sort !== undefined && { sort }),
  ...filters,
});
