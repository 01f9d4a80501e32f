import type { ComponentType } from 'react';
import type { Part } from '../../shared/handle.ts';
import type { PromotionProps } from './promotion-props.ts';

let view: ComponentType<PromotionProps> | undefined;

/** What draws offers below the menu; nothing before it was loaded. */
export const promotionView = (): ComponentType<PromotionProps> | undefined => view;

export const promotion: Part = {
  chunk: 'src/ui/layout/header/PromotionBanner.tsx',
  load: async () => {
    view ??= (await import('./PromotionBanner.tsx')).PromotionBanner;
  },
};
