import type { ComponentProps } from 'react';
import { Field } from '../shared/elements/Field.tsx';

/** The field for the number of an order or a contract, as copied from a mail. */
export const OrderNumberField = (field: ComponentProps<typeof Field>) => (
  <Field autoComplete="off" autoCapitalize="characters" spellCheck={false} required {...field} />
);
