import type { ComponentType } from 'react';
import type { LeadingText } from '../../../application/catalogue/leading-texts.ts';
import type { Part } from '../../shared/handle.ts';
import type { PicturedContentProps } from './PicturedContent.tsx';

let view: ComponentType<PicturedContentProps> | undefined;

/** Returns the component that shows pictures of a product's content. Undefined until it is loaded. */
export const picturedContentView = (): ComponentType<PicturedContentProps> | undefined => view;

const pictured: Part = {
  chunk: 'src/ui/catalogue/product/PicturedContent.tsx',
  load: async () => {
    ({ PicturedContent: view } = await import('./PicturedContent.tsx'));
  },
};

/** Few products have pictures in their content. The others need none of this code. */
export const contentParts = (texts: readonly LeadingText[]): readonly Part[] =>
  texts.some(({ image }) => image !== undefined) ? [pictured] : [];
