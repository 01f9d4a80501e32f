import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useKept } from '../../identity/use-kept.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import { AddressEditor } from './AddressEditor.tsx';

/** Edits an existing address. An address that does not exist or belongs to another customer is not found. */
const KeptAddress = ({ desk, id }: Pick<AccountHolder, 'desk'> & { readonly id: string }) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { addressBook } = desk;
  const { kept } = useKept(addressBook);
  const address = kept.value?.find((one) => one.id === id);
  const isGone = kept._tag === 'Ready' && !address;
  return (
    <KeptSection
      title={t(isGone ? 'addressBook.gone' : 'addressBook.editTitle')}
      kept={kept}
      onRetry={addressBook.load}
    >
      {() =>
        address ? (
          <AddressEditor book={addressBook} begin={address} />
        ) : (
          <div className={card.ways}>
            <PreLink className={buttonClass('primary')} to={pathTo.account(locale, 'address-book')}>
              {t('addressBook.back')}
            </PreLink>
          </div>
        )
      }
    </KeptSection>
  );
};

/** Creates an address. The form starts with what the shop knows of the customer. */
const NewAddress = ({ customer, desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { firstName, lastName, phone } = customer;
  return (
    <section className={card.card}>
      <StepHead title={t('addressBook.add')} />
      <AddressEditor
        book={desk.addressBook}
        begin={{ firstName, lastName, ...(phone !== undefined && { phone }) }}
      />
    </section>
  );
};

/** Edits an address of the book or creates one. Source: ADDR-1, ROUTE-6. */
export const EditAddress = ({ id, ...holder }: AccountHolder) =>
  id === undefined ? <NewAddress {...holder} /> : <KeptAddress desk={holder.desk} id={id} />;
