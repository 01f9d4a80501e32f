import { useTranslation } from 'react-i18next';
import type { Facet, FilterCode } from '../../../../domain/catalogue/listing.ts';
import { defaultSort, writeListingQuery } from '../../../../domain/catalogue/listing-query.ts';
import { lensTypes } from '../../../../domain/catalogue/product.ts';
import { useFacetWords } from '../../../catalogue/listing/use-facet-words.ts';
import { useServices } from '../../../shared/services.ts';
import type { PanelData, PanelKind } from './load-panel.ts';

/** Links of a panel below a common title. */
export interface LinkGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly PanelKind[];
}

/** The maximum number of brands in a panel; the filters of the listing show all. */
const mostBrands = 8;

/** Returns a function that builds the address of the listing filtered by a facet's value. */
const useNarrowed = (address: string) => {
  const { itemsPerPage } = useServices().shop;
  return (code: FilterCode, value: string): string => {
    const query = { page: 1, itemsPerPage, sort: defaultSort, filters: { [code]: [value] } };
    return address + writeListingQuery(query, itemsPerPage);
  };
};

/** Returns the links of a panel in groups, without empty groups. */
export const usePanelGroups = (data: PanelData): readonly LinkGroup[] => {
  const { t } = useTranslation('panel');
  const words = useFacetWords();
  const narrowed = useNarrowed(data.address);
  const nameOf = (code: FilterCode, value: string): string => {
    const type = code === 'lens_type' && lensTypes.find((one) => one === value);
    return type ? t(`need.${type}`) : words.value(code, value);
  };
  const linksOf = (facet: Facet | undefined, most?: number): readonly PanelKind[] =>
    (facet?.values ?? [])
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => (most ? b.count - a.count : 0))
      .slice(0, most)
      .map(({ value, count }) => ({
        name: facet ? nameOf(facet.code, value) : value,
        address: facet ? narrowed(facet.code, value) : '',
        count,
      }));
  return [
    { id: 'kinds', title: t(`kinds.${data.department}`), links: data.kinds },
    {
      id: 'needs',
      title: t(data.need?.code === 'frame_shape' ? 'shapes' : 'needs'),
      links: linksOf(data.need, mostBrands),
    },
    { id: 'brands', title: t('brands'), links: linksOf(data.brand, mostBrands) },
  ]
    .filter(({ links }) => links.length > 0)
    .map(({ id, ...group }) => ({ id: `panel-${data.department}-${id}`, ...group }));
};
