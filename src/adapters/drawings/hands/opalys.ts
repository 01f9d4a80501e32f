import { drawn } from '../placeholder.ts';

export const opalys = drawn;
