import type { Banner } from '../../domain/content/block.ts';

export interface PromotionProps {
  readonly label: string;
  /** The page on screen. */
  readonly pathname: string;
  /** What is offered on the page that was opened first. */
  readonly first: readonly Banner[];
}
