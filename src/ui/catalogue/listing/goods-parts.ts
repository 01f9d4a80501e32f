import type { ComponentType } from 'react';
import type { Part } from '../../shared/handle.ts';
import type { GoodsLayout } from '../goods/goods-layout.ts';
import type { GoodsRowsProps } from '../goods/goods-rows-props.ts';
import type { RowsData } from '../goods/load-rows.ts';

type View = ComponentType<GoodsRowsProps>;
const views: Partial<Record<GoodsLayout, View>> = {};

const part = (layout: GoodsLayout, chunk: string, load: () => Promise<View>): Part => ({
  chunk,
  load: async () => {
    views[layout] ??= await load();
  },
});

const parts: Readonly<Record<GoodsLayout, Part>> = {
  cards: part(
    'cards',
    'src/ui/catalogue/listing/CardRows.tsx',
    async () => (await import('./CardRows.tsx')).CardRows,
  ),
  sheet: part(
    'sheet',
    'src/ui/catalogue/sheet/SheetRows.tsx',
    async () => (await import('../sheet/SheetRows.tsx')).SheetRows,
  ),
  plates: part(
    'plates',
    'src/ui/catalogue/plate/PlateRows.tsx',
    async () => (await import('../plate/PlateRows.tsx')).PlateRows,
  ),
};

/** Returns the component that draws the products of a list. Undefined until it is loaded. */
export const goodsView = (layout: GoodsLayout): View | undefined => views[layout];

/** Returns only the styles of the shop's own layout for a document. */
export const goodsParts = ({ rows }: { readonly rows?: RowsData | undefined }): readonly Part[] => [
  parts[rows?.of ?? 'cards'],
];
