import type { ComponentType } from 'react';
import type { Shop } from '../../../application/shared/shop.ts';
import { OpeningLookbook } from './OpeningLookbook.tsx';
import { OpeningStack } from './OpeningStack.tsx';
import { OpeningValley } from './OpeningValley.tsx';
import type { OpeningProps } from './opening-props.ts';

/** The head of a category, by the layout of the shop's home page. Other shops use a band of colour. Source: FACE-5. */
export const openingViews: Readonly<Partial<Record<Shop['hero'], ComponentType<OpeningProps>>>> = {
  blob: OpeningStack,
  wide: OpeningLookbook,
  advice: OpeningValley,
};
