import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import type { DrawingName } from '../../../../domain/content/drawing.ts';
import { Drawing } from '../../../shared/elements/Drawing.tsx';
import css from './StageWindow.module.css';

/** Who wears a frame of about this shape. */
const wearers: Readonly<Record<string, DrawingName>> = {
  round: 'person-10',
  panto: 'person-10',
  oval: 'person-4',
  hexagon: 'person-4',
  cateye: 'person-11',
};

/** Somebody in glasses beside glasses; lenses and their care have nobody. */
export const WindowFace = ({ product }: { readonly product: Pick<ShownProduct, 'category' | 'facts'> }) => {
  const { category, facts } = product;
  if (category !== 'sunglasses' && category !== 'reading_glasses') return null;
  const shape = facts.find(({ code }) => code === 'frame_shape')?.value ?? '';
  return <Drawing name={wearers[shape] ?? 'person-9'} className={css.face} />;
};
