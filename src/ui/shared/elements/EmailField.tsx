import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** An e-mail address, with the keyboard and the memory that devices have for it. */
export const EmailField = (field: ComponentProps<typeof Field>) => (
  <Field
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...field}
  />
);
