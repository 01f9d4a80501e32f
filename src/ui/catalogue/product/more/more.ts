import { stepField } from '../form/step-field.ts';
import { Below } from './Below.tsx';
import { NeighbourCards } from './NeighbourCards.tsx';
import { Zoom } from './Zoom.tsx';

/** What a product's page does once somebody turns to its pictures, steps its values or comes near its end. Fetched then. */
export const more = { Below, NeighbourCards, Zoom, stepField };
