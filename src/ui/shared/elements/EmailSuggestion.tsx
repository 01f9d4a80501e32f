import { useEffect, useMemo } from 'react';
import { catchError, map, of } from 'rxjs';
import { useServices } from '../services.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useStream } from '../use-stream.ts';

/** What was probably meant by what stands in a field, to be taken with one press; nothing for anything else. Source: ADDR-3. */
export const EmailSuggestion = ({
  typed,
  onTake,
}: {
  readonly typed: string;
  readonly onTake: (email: string) => void;
}) => {
  const { t } = useTranslation('email');
  const { addressDesk } = useServices();
  // Where its code cannot be had there is no suggestion; with the next key it is asked for again.
  const meant$ = useMemo(
    () =>
      addressDesk.state$.pipe(
        map(({ suggestion }) => (suggestion?.typed === typed ? suggestion.meant : undefined)),
        catchError(() => of(undefined)),
      ),
    [addressDesk, typed],
  );
  const meant = useStream(meant$, undefined);
  useEffect(() => addressDesk.typeEmail(typed), [addressDesk, typed]);
  if (meant === undefined) return null;
  return (
    <>
      {t('suggestion.ask', { email: meant })}{' '}
      <button type="button" onClick={() => onTake(meant)}>
        {t('suggestion.take')}
      </button>
    </>
  );
};
