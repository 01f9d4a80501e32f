import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import { defaultOf } from '../../../domain/customer/default-address.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AddressText } from '../../checkout/address/AddressText.tsx';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import look from '../kept.module.css';

/** The stored addresses of a customer. Forms start with the default address. Source: ADDR-1. */
export const AddressBook = ({ desk, customer }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { addressBook } = desk;
  const { kept, task } = useKept(addressBook);
  const [leaving, setLeaving] = useState<BookAddress>();
  const isBusy = (name: string, id: string) =>
    task._tag === 'Busy' && task.name === name && task.about === id;
  const isDefault = (book: readonly BookAddress[], { id }: BookAddress) =>
    defaultOf(book, customer.defaultAddress)?.id === id;
  const nameOf = (address: BookAddress) =>
    `${address.firstName} ${address.lastName}, ${streetLine(address)}, ${address.city}`;
  return (
    <KeptSection
      title={t('addressBook.title')}
      text={t('addressBook.text')}
      kept={kept}
      onRetry={addressBook.load}
      wide
    >
      {(book) => (
        <>
          {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
          <div role="status" className={css.status}>
            {task._tag === 'Done' && <p className={css.saved}>{t(`addressBook.done.${task.name}`)}</p>}
          </div>
          {book.length === 0 && <p className={card.text}>{t('addressBook.none')}</p>}
          <ul className={look.list}>
            {book.map((address) => (
              <li key={address.id} className={look.entry}>
                {isDefault(book, address) && <p className={look.badge}>{t('addressBook.default')}</p>}
                <AddressText address={address} />
                <div className={look.ways}>
                  <PreLink
                    className={buttonClass('secondary')}
                    to={pathTo.account(locale, `edit-address/${address.id}`)}
                    aria-label={t('addressBook.editOf', { name: nameOf(address) })}
                  >
                    {t('addressBook.edit')}
                  </PreLink>
                  {!isDefault(book, address) && (
                    <Button
                      kind="plain"
                      busy={isBusy('makeDefault', address.id)}
                      onClick={() => addressBook.makeDefault(address.id)}
                      aria-label={t('addressBook.makeDefaultOf', { name: nameOf(address) })}
                    >
                      {t('addressBook.makeDefault')}
                    </Button>
                  )}
                  <Button
                    kind="plain"
                    busy={isBusy('remove', address.id)}
                    onClick={() => setLeaving(address)}
                    aria-label={t('addressBook.removeOf', { name: nameOf(address) })}
                  >
                    {t('remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <div className={card.ways}>
            <PreLink
              className={buttonClass('primary', card.next)}
              to={pathTo.account(locale, 'edit-address')}
            >
              {t('addressBook.add')}
            </PreLink>
          </div>
          <ConfirmDialog
            open={leaving !== undefined}
            title={t('addressBook.removeTitle')}
            onCancel={() => setLeaving(undefined)}
            onConfirm={() => {
              if (leaving) addressBook.remove(leaving.id);
              setLeaving(undefined);
            }}
          >
            {leaving && <AddressText address={leaving} />}
          </ConfirmDialog>
        </>
      )}
    </KeptSection>
  );
};
