import type { HeroItem } from '../../../domain/content/block.ts';

export interface HeroProps {
  readonly item: HeroItem;
  /** One of its links was followed. */
  readonly onFollow?: (() => void) | undefined;
}
