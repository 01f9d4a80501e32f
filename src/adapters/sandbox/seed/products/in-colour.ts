import type { Art } from '../range/art-type.ts';
import { finishIn, frameColours, isFrameColour } from '../range/frame-models.ts';

/** Returns the art of a pair of glasses in another colour of its model. Undefined for any other colour. Source: EYE-4. */
export const inColour = (art: Art, colour: string): Art | undefined => {
  if (art.kind !== 'sunglasses' && art.kind !== 'reading') return undefined;
  if (!isFrameColour(colour) || !art.alsoIn.includes(colour)) return undefined;
  return { ...art, frame: frameColours[colour], finish: finishIn(colour, art.finish === 'metal') };
};
