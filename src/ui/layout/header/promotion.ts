import type { ComponentType } from 'react';
import type { Part } from '../../shared/handle.ts';
import type { PromotionProps } from './promotion-props.ts';

let view: ComponentType<PromotionProps> | undefined;

/** The component that renders offers below the menu; undefined before it was loaded. */
export const promotionView = (): ComponentType<PromotionProps> | undefined => view;

export const promotion: Part = {
  chunk: 'src/ui/layout/header/PromotionBanner.tsx',
  load: async () => {
    view ??= (await import('./PromotionBanner.tsx')).PromotionBanner;
  },
};
