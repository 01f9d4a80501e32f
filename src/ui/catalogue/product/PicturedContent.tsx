import type { ReactNode } from 'react';
import { Picture } from '../../shared/elements/Picture.tsx';
import { contentSize, isBroad } from './content-size.ts';
import css from './pictured-content.module.css';

export interface PicturedContentProps {
  readonly image: string;
  readonly imageType: string | undefined;
  readonly children: ReactNode;
}

/** Text of a product's content beside its picture, or below a wide one. Source: CAT-14. */
export const PicturedContent = ({ image, imageType, children }: PicturedContentProps) => {
  const size = contentSize(imageType);
  return (
    <div className={isBroad(size) ? css.below : `${css.below} ${css.beside}`}>
      <div className={css.picture}>
        <Picture image={image} size={size} alt="" />
      </div>
      <div>{children}</div>
    </div>
  );
};
