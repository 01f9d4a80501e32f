import type { Localised } from '../../../../../domain/shared/locale.ts';

/** A block of text below a heading. */
export const text = (id: string, heading: Localised, ...body: readonly object[]) => ({
  kind: 'text',
  id,
  align: 'left',
  heading,
  body,
});
