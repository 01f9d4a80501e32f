import type { Banner } from '../../../domain/content/block.ts';

/** An offer as one line of text: the place and time to show it are already decided, and it has no pictures. */
export type FrameOffer = Omit<Banner, 'images' | 'placement'>;

export interface PromotionProps {
  readonly label: string;
  /** The page on screen. */
  readonly pathname: string;
  /** The page that was opened first in this document. */
  readonly opened: string;
  /** The offers of that page. */
  readonly first: readonly FrameOffer[];
}
