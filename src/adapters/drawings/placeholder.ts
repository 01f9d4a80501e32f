import type { Hand } from './hand.ts';

const empty = (): string => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

export const drawn: Hand = {
  person: empty,
  eye: empty,
  place: empty,
  things: new Proxy({} as Hand['things'], { get: () => empty }),
};
