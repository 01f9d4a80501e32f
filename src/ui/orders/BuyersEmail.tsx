import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { EmailField } from '../shared/elements/EmailField.tsx';
import { SuggestedEmail } from '../shared/elements/SuggestedEmail.tsx';

/**
 * The buyer's e-mail as an uncontrolled field, which also works without scripts. Its value is read from the element,
 * because it may have been typed before hydration. Source: ADDR-3.
 */
export const BuyersEmail = (field: ComponentProps<typeof EmailField>) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const read = () => setTyped(input.current?.value ?? '');
  useEffect(read, []);
  return (
    <SuggestedEmail
      {...field}
      ref={input}
      typed={typed}
      onInput={read}
      onTake={(email) => {
        if (input.current) input.current.value = email;
        read();
      }}
    />
  );
};
