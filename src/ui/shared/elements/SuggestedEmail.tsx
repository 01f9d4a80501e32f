import { type ComponentProps, useEffect, useRef } from 'react';
import { retryWhenOnline } from '../retry-when-online.ts';
import { useLate } from '../use-late.ts';
import { EmailField } from './EmailField.tsx';
import css from './SuggestedEmail.module.css';

const fetchSuggestion = () =>
  retryWhenOnline(() => import('./EmailSuggestion.tsx')).then((module) => module.EmailSuggestion);

/**
 * A field for the customer's own e-mail. After a pause it suggests a likely correction; that code loads with the first
 * letter. Accepting the suggestion leaves the focus in the field. Source: ADDR-3.
 */
export const SuggestedEmail = ({
  typed,
  onTake,
  ...field
}: {
  /** The current value of the field. */
  readonly typed: string;
  readonly onTake: (email: string) => void;
} & ComponentProps<typeof EmailField>) => {
  const place = useRef<HTMLDivElement>(null);
  const [Suggestion, want] = useLate(fetchSuggestion, 'email');
  useEffect(() => {
    if (typed !== '') want();
  }, [typed, want]);
  const take = (email: string) => {
    onTake(email);
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={css.email}>
      <EmailField {...field} />
      <p className={css.suggestion} role="status">
        {Suggestion && <Suggestion typed={typed} onTake={take} />}
      </p>
    </div>
  );
};
