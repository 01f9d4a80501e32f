import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { Select } from '../../shared/elements/Field.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import account from '../account.module.css';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';

/** What was chosen stays until it is saved. Source: ACC-17. */
const AddressForm = ({ subscription, desk, task, onDone }: Part & { readonly onDone: () => void }) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const book = useKept(useAccount().desk?.addressBook);
  const [shipping, setShipping] = useState('');
  const [billing, setBilling] = useState('');
  const [everywhere, setEverywhere] = useState(false);
  const addresses = book.kept.value ?? [];
  const chosen = (id: string): BookAddress | undefined => addresses.find((one) => one.id === id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [to, bill] = [chosen(shipping), chosen(billing)];
    if (!to && !bill) return onDone();
    desk.moveTo(
      subscription,
      { ...(to && { shipping: to }), ...(bill && { billing: bill }) },
      everywhere,
      onDone,
    );
  };
  const select = (label: string, value: string, onChange: (id: string) => void) => (
    <Select label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{t('subscription.asBefore')}</option>
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {address.firstName} {address.lastName}, {streetLine(address)}, {address.city}
        </option>
      ))}
    </Select>
  );
  return (
    <form className={css.dialog} onSubmit={submit}>
      {book.kept._tag === 'Failed' && <AccountProblem failure={book.kept.error} />}
      {book.kept._tag === 'Ready' && addresses.length === 0 && <p>{t('subscription.emptyBook')}</p>}
      {addresses.length > 0 && (
        <>
          {select(t('subscription.shipping'), shipping, setShipping)}
          {select(t('subscription.billing'), billing, setBilling)}
          <label className={account.tick}>
            <input
              type="checkbox"
              checked={everywhere}
              onChange={({ currentTarget }) => setEverywhere(currentTarget.checked)}
            />
            <span>{t('subscription.everywhere')}</span>
          </label>
          {task._tag === 'Failed' && task.name === 'addresses' && <AccountProblem failure={task.failure} />}
          <Button type="submit" busy={isAt(task, 'addresses')}>
            {t('subscription.saveAddresses')}
          </Button>
        </>
      )}
      <PreLink className={buttonClass('plain')} to={pathTo.account(locale, 'edit-address')}>
        {t('addressBook.add')}
      </PreLink>
    </form>
  );
};

/** A dialog to choose other addresses from the address book, for this subscription or for all. Source: ACC-5. */
export const AddressDialog = ({
  open,
  onClose,
  ...part
}: Part & { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('personal');
  return (
    <Dialog open={open} onClose={onClose} title={t('subscription.changeAddresses')}>
      <AddressForm {...part} onDone={onClose} />
    </Dialog>
  );
};
