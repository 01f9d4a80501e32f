import { type ComponentProps, useEffect } from 'react';
import { EmailField } from '../../shared/elements/EmailField.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import styles from './BuyerEmail.module.css';
import { useAddressDesk } from './use-address-desk.ts';

/** An e-mail address, and after a pause what it was probably meant to be, to be taken with one press. Source: ADDR-3. */
export const BuyerEmail = ({
  typed,
  onTake,
  error,
  ...input
}: {
  /** What stands in the field. */
  readonly typed: string;
  readonly onTake: (email: string) => void;
  readonly error: string | undefined;
} & ComponentProps<'input'>) => {
  const { t } = useTranslation('checkout');
  const { addressDesk } = useServices();
  const { suggestion } = useAddressDesk();
  useEffect(() => addressDesk.typeEmail(typed), [addressDesk, typed]);
  // The next screen has a field of its own: nothing is left over for it.
  useEffect(() => () => addressDesk.typeEmail(''), [addressDesk]);
  return (
    <div className={styles.email}>
      <EmailField label={t('field.email')} error={error} {...input} />
      <p className={styles.suggestion} role="status">
        {suggestion && (
          <>
            {t('suggestion.ask', { email: suggestion })}{' '}
            <button type="button" onClick={() => onTake(suggestion)}>
              {t('suggestion.take')}
            </button>
          </>
        )}
      </p>
    </div>
  );
};
