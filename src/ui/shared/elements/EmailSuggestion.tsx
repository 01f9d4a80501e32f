import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { meantEmail } from '../../../application/checkout/meant-email.ts';
import { useServices } from '../services.ts';
import { useStream } from '../use-stream.ts';

/** Suggests a correction of the typed e-mail, which one press accepts; otherwise renders nothing. Source: ADDR-3. */
export const EmailSuggestion = ({
  typed,
  onTake,
}: {
  readonly typed: string;
  readonly onTake: (email: string) => void;
}) => {
  const { t } = useTranslation('email');
  const { addressDesk } = useServices();
  const meant$ = useMemo(() => meantEmail(addressDesk, typed), [addressDesk, typed]);
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
