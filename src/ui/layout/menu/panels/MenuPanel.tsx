import type { ComponentType } from 'react';
import type { Shop } from '../../../../application/shared/shop.ts';
import { useServices } from '../../../shared/services.ts';
import type { PanelData } from './load-panel.ts';
import { PanelColumns } from './PanelColumns.tsx';
import { PanelFields } from './PanelFields.tsx';
import { PanelFolio } from './PanelFolio.tsx';
import { PanelStickers } from './PanelStickers.tsx';
import { PanelValley } from './PanelValley.tsx';
import type { PanelView } from './panel-view.ts';
import { usePanelGroups } from './use-panel-groups.ts';

/** The component of each shop's panels, chosen by the style of its home page's hero. */
const views: Readonly<Record<Shop['hero'], ComponentType<PanelView>>> = {
  blob: PanelStickers,
  split: PanelColumns,
  wide: PanelFields,
  quiet: PanelFolio,
  advice: PanelValley,
};

/** The panel below a menu entry, in the style of this shop. Source: MENU-1. */
export const MenuPanel = ({ data }: { readonly data: PanelData }) => {
  const { hero } = useServices().shop;
  const View = views[hero];
  return (
    <div data-look={hero}>
      <View data={data} groups={usePanelGroups(data)} />
    </div>
  );
};
