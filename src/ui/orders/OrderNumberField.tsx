import type { ComponentProps } from 'react';
import { Field } from '../shared/elements/Field.tsx';

/** The number of an order or a contract, copied from a letter. */
export const OrderNumberField = (field: ComponentProps<typeof Field>) => (
  <Field autoComplete="off" autoCapitalize="characters" spellCheck={false} required {...field} />
);
