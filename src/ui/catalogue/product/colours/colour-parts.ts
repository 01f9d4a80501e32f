import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import type { Part } from '../../../shared/handle.ts';

type Views = typeof import('./Colours.tsx');
let views: Views | undefined;

/** Returns the components that show colours. Undefined until they are loaded. */
export const colourViews = (): Views | undefined => views;

export const loadColours = async (): Promise<void> => {
  views = await import('./Colours.tsx');
};

const colours: Part = { chunk: 'src/ui/catalogue/product/colours/Colours.tsx', load: loadColours };

/** Most products have one colour and need none of this code. */
export const colourParts = ({ looks }: Pick<ShownProduct, 'looks'>): readonly Part[] =>
  looks ? [colours] : [];
