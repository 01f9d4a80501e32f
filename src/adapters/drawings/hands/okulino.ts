import { drawn } from '../placeholder.ts';

export const okulino = drawn;
