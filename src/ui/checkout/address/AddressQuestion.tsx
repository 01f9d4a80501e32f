import { useTranslation } from 'react-i18next';
import type { AddressChecking } from '../../../application/checkout/address-check.ts';
import type { Address } from '../../../domain/customer/address.ts';
import { addressFormat } from '../../../domain/customer/address-format.ts';
import { addressLines } from '../../../domain/customer/address-lines.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { useServices } from '../../shared/services.ts';
import styles from './AddressQuestion.module.css';

const Lines = ({ address, beside }: { readonly address: Address; readonly beside: Address }) => {
  const { countries } = useServices().shop;
  const lines = (one: Address) => addressLines(one, addressFormat(one.countryCode, countries));
  const others = lines(beside);
  return (
    <address className={styles.address}>
      {lines(address).map((line) =>
        others.includes(line) ? <span key={line}>{line}</span> : <mark key={line}>{line}</mark>,
      )}
    </address>
  );
};

/**
 * Asks which address is meant if the address service suggests another one. Closing the dialog leads back to the form.
 * Source: CHK-8.
 */
export const AddressQuestion = ({ checking }: { readonly checking: AddressChecking }) => {
  const { t } = useTranslation('checkout');
  const { addressDesk } = useServices();
  const asking = checking._tag === 'Asking' ? checking : undefined;
  return (
    <Dialog
      open={asking !== undefined}
      onClose={() => asking && addressDesk.leave()}
      title={t('sanitize.title')}
      className={styles.dialog ?? ''}
    >
      {asking && (
        <div className={styles.question}>
          <p>
            <strong>{t(`sanitize.${asking.role}`)}.</strong> {t('sanitize.text')}
          </p>
          <section className={styles.choice} aria-labelledby="corrected-address">
            <h3 id="corrected-address">{t('sanitize.corrected')}</h3>
            <Lines address={asking.corrected} beside={asking.original} />
            <Button onClick={() => addressDesk.choose('corrected')}>{t('sanitize.useCorrected')}</Button>
          </section>
          <section className={styles.choice} aria-labelledby="original-address">
            <h3 id="original-address">{t('sanitize.original')}</h3>
            <Lines address={asking.original} beside={asking.corrected} />
            <Button kind="secondary" onClick={() => addressDesk.choose('original')}>
              {t('sanitize.keepOriginal')}
            </Button>
          </section>
        </div>
      )}
    </Dialog>
  );
};
