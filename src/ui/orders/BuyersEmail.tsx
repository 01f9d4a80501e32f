import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { EmailField } from '../shared/elements/EmailField.tsx';
import { SuggestedEmail } from '../shared/elements/SuggestedEmail.tsx';

/**
 * The buyer's e-mail in a form that the browser itself holds, as it does without scripts. What is looked for is read as
 * it stands there: it may have been typed before the page came alive. Source: ADDR-3.
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
