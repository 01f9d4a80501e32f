import { stepField } from '../form/step-field.ts';
import { Below } from './Below.tsx';
import { NeighbourCards } from './NeighbourCards.tsx';
import { Zoom } from './Zoom.tsx';

/**
 * The code that a product page needs when the visitor uses its pictures, steps its values or comes near its end. It is
 * fetched then.
 */
export const more = { Below, NeighbourCards, Zoom, stepField };
