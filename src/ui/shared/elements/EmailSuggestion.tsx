import { useEffect } from 'react';
import { useServices } from '../services.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useAddressDesk } from '../use-address-desk.ts';

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
  const { suggestion } = useAddressDesk();
  useEffect(() => addressDesk.typeEmail(typed), [addressDesk, typed]);
  if (suggestion?.typed !== typed) return null;
  const { meant } = suggestion;
  return (
    <>
      {t('suggestion.ask', { email: meant })}{' '}
      <button type="button" onClick={() => onTake(meant)}>
        {t('suggestion.take')}
      </button>
    </>
  );
};
