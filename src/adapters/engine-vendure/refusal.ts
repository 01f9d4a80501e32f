import * as t from 'io-ts';
import { orNull } from './scalars.ts';

const RefusalValueC = t.type({ name: t.string, text: orNull(t.string), number: orNull(t.number) });

/** A refusal of the engine; its code is one of the shop's. */
export const RefusalC = t.type({
  status: t.union([t.literal(404), t.literal(409), t.literal(422)]),
  code: t.string,
  path: orNull(t.string),
  values: t.readonlyArray(RefusalValueC),
});
export type RefusalOfEngine = t.TypeOf<typeof RefusalC>;
