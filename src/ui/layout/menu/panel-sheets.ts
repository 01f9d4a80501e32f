import type { Shop } from '../../../application/shared/shop.ts';

type Look = Shop['hero'];

/** The stylesheet of each shop's panels. No page includes it. */
const sheets: Readonly<Record<Look, () => Promise<unknown>>> = {
  blob: () => import('./panels/PanelStickers.module.css'),
  split: () => import('./panels/PanelColumns.module.css'),
  wide: () => import('./panels/PanelFields.module.css'),
  quiet: () => import('./panels/PanelFolio.module.css'),
  advice: () => import('./panels/PanelValley.module.css'),
};

const isLook = (look: string | undefined): look is Look => look !== undefined && Object.hasOwn(sheets, look);

/** Loads the stylesheet of a fragment, which the fragment names in `data-look`. */
export const loadPanelSheet = async (part: DocumentFragment): Promise<void> => {
  const look = part.querySelector<HTMLElement>('[data-look]')?.dataset.look;
  if (isLook(look)) await sheets[look]();
};
