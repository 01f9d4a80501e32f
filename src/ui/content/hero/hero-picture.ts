import type { ComponentType } from 'react';
import type { Block } from '../../../domain/content/block.ts';
import type { Part } from '../../shared/handle.ts';
import type { HeroProps } from './hero-props.ts';

let view: ComponentType<HeroProps> | undefined;

/** What draws a picture of the editors' own in a shop's opening, as far as it was loaded. */
export const heroPicture = (): ComponentType<HeroProps> | undefined => view;

const picture: Part = {
  chunk: 'src/ui/content/hero/HeroPicture.tsx',
  load: async () => {
    view ??= (await import('./HeroPicture.tsx')).HeroPicture;
  },
};

/** What an opening needs beside its shop's own: most have no picture of the editors. */
export const heroParts = (block: Block): readonly Part[] =>
  block.kind === 'hero' && block.items.some(({ images }) => images) ? [picture] : [];
