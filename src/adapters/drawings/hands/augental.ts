import { drawn } from '../placeholder.ts';

export const augental = drawn;
