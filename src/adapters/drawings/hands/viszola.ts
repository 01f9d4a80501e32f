import { drawn } from '../placeholder.ts';

export const viszola = drawn;
