import type { Art, ArtColours } from '../seed/art-type.ts';
import { safeColour } from './svg/colour.ts';

const coloursOf = ({ main, second, accent }: ArtColours): ArtColours => ({
  main: safeColour(main),
  second: safeColour(second),
  accent: safeColour(accent),
});

/** The art with colours that are colours, so that nothing else of it is written into a drawing but outlines. */
export const cleaned = (art: Art): Art => {
  const colours = coloursOf(art.colours);
  switch (art.kind) {
    case 'box':
      return { ...art, colours, ...(art.iris === undefined ? {} : { iris: safeColour(art.iris) }) };
    case 'bottle':
    case 'drops':
    case 'case':
      return { ...art, colours };
    case 'sunglasses':
    case 'reading':
      return {
        ...art,
        colours,
        frame: safeColour(art.frame),
        metal: safeColour(art.metal),
        tints: [safeColour(art.tints[0]), safeColour(art.tints[1])],
      };
  }
};
