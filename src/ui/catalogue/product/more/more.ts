import { Below } from './Below.tsx';
import { Zoom } from './Zoom.tsx';

/** What a product's page shows once somebody turns to its pictures or reads to its end. Fetched then. */
export const more = { Below, Zoom };
