import { imageFormats } from '../../../shared/pictures/render.ts';
import type { Pictures } from './pictures.ts';

/** Draws the covers of all product cards ahead of time, one by one, with lower priority than any request. */
export interface Warming {
  /** Stops after the picture that is being drawn. */
  readonly stop: () => void;
  readonly done: Promise<void>;
}

const CARD = { width: 216, height: 268 } as const;

export const warm = (pictures: Pictures, productIds: readonly string[]): Warming => {
  let stopped = false;
  const work = async () => {
    for (const id of productIds) {
      for (const format of imageFormats) {
        if (stopped) return;
        await pictures.product(id, 'front', CARD, format, 'later').catch(() => undefined);
      }
    }
  };
  return {
    stop: () => {
      stopped = true;
    },
    done: work(),
  };
};
