import type { HeroItem } from '../../../domain/content/block.ts';

export interface HeroProps {
  readonly item: HeroItem;
}
