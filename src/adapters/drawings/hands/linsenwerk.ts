import { drawn } from '../placeholder.ts';

export const linsenwerk = drawn;
