import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A field for an e-mail address, with the matching keyboard and autofill. */
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
