import type { ComponentType } from 'react';
import type { Block } from '../../../domain/content/block.ts';
import type { Part } from '../../shared/handle.ts';
import type { HeroProps } from './hero-props.ts';

let view: ComponentType<HeroProps> | undefined;

/** Returns the component that renders an editor's picture in a shop's opening. Undefined until it is loaded. */
export const heroPicture = (): ComponentType<HeroProps> | undefined => view;

const picture: Part = {
  chunk: 'src/ui/content/hero/HeroPicture.tsx',
  load: async () => {
    view ??= (await import('./HeroPicture.tsx')).HeroPicture;
  },
};

/** The parts that an opening needs in addition to the shop's own. Most have no picture of an editor. */
export const heroParts = (block: Block): readonly Part[] =>
  block.kind === 'hero' && block.items.some(({ images }) => images) ? [picture] : [];
