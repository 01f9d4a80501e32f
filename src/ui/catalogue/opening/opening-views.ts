import type { ComponentType } from 'react';
import type { Shop } from '../../../application/shared/shop.ts';
import { OpeningLookbook } from './OpeningLookbook.tsx';
import { OpeningStack } from './OpeningStack.tsx';
import { OpeningValley } from './OpeningValley.tsx';
import type { OpeningProps } from './opening-props.ts';

/** How a category opens, by how the home page of its shop does; the others have a band of colour. Source: FACE-5. */
export const openingViews: Readonly<Partial<Record<Shop['hero'], ComponentType<OpeningProps>>>> = {
  blob: OpeningStack,
  wide: OpeningLookbook,
  advice: OpeningValley,
};
