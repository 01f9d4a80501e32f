import { useTranslation } from 'react-i18next';
import type { OpticianView } from '../../../application/customer/optician-desk.ts';
import { nothingKept } from '../../../application/customer/remote-collection.ts';
import { loading } from '../../../application/shared/remote-state.ts';
import { knownDefault } from '../../../domain/customer/default-address.ts';
import { ownTown } from '../../../domain/customer/own-town.ts';
import card from '../../checkout/Card.module.css';
import { useKept, useLoaded } from '../../identity/use-kept.ts';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import { OpticianFinder } from './OpticianFinder.tsx';
import { OwnOptician } from './OwnOptician.tsx';

const initial: OpticianView = { ...nothingKept, found: loading };

/** The customer's optician, and the search for one. Source: ACC-8. */
export const MyOptician = ({ customer, desk: { optician, addressBook } }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { country } = useServices().shop;
  const book = useKept(addressBook).kept;
  const home = ownTown(knownDefault(book.value, customer.defaultAddress), country);
  const view = useLoaded(optician, initial);
  const { kept, task } = view;
  return (
    <KeptSection title={t('optician.title')} text={t('optician.text')} kept={kept} onRetry={optician.load}>
      {({ own }) => (
        <>
          {/* If the optician does not exist any more, a toast says so. */}
          {task._tag === 'Failed' && task.failure._tag !== 'NotFound' && (
            <AccountProblem failure={task.failure} />
          )}
          <div role="status" className={css.status}>
            {task._tag === 'Done' && <p className={css.saved}>{t(`optician.done.${task.name}`)}</p>}
          </div>
          {own ? (
            <OwnOptician own={own} desk={optician} busy={task._tag === 'Busy'} />
          ) : (
            <p className={card.text}>{t('optician.none')}</p>
          )}
          <OpticianFinder
            desk={optician}
            view={view}
            home={home}
            isHomeKnown={book.value !== undefined || book._tag === 'Failed'}
          />
        </>
      )}
    </KeptSection>
  );
};
