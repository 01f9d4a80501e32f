import { type ComponentProps, useEffect, useRef } from 'react';
import { patiently } from '../patiently.ts';
import { useLate } from '../use-late.ts';
import { EmailField } from './EmailField.tsx';
import css from './SuggestedEmail.module.css';

const fetchSuggestion = () =>
  patiently(() => import('./EmailSuggestion.tsx')).then((module) => module.EmailSuggestion);

/**
 * An e-mail address that somebody types as their own, and after a pause what it was probably meant to be. What finds that
 * out is fetched with the first letter. Taken, the suggestion leaves the focus in the field. Source: ADDR-3.
 */
export const SuggestedEmail = ({
  typed,
  onTake,
  ...field
}: {
  /** What stands in the field. */
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
