import type { Banner } from '../../../domain/content/block.ts';

/** A line of words: where and when it shows is decided by then, and it has no pictures. */
export type FrameOffer = Omit<Banner, 'images' | 'placement'>;

export interface PromotionProps {
  readonly label: string;
  /** The page on screen. */
  readonly pathname: string;
  /** The page that was opened first. */
  readonly opened: string;
  /** What is offered there. */
  readonly first: readonly FrameOffer[];
}
