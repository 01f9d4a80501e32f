import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReminderAlarm } from '../../../application/customer/ports/reminders.ts';
import { today } from '../../../application/shared/clock.ts';
import type { Order } from '../../../domain/orders/order.ts';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import look from '../kept.module.css';
import { NewReminder } from './NewReminder.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { ReminderEntry } from './ReminderEntry.tsx';
import { useOrderWearers } from './use-order-wearers.ts';

/** The reminders to reorder: the existing ones, and orders that could have one. Source: ACC-6. */
export const ReminderAlarms = (holder: AccountHolder) => {
  const { desk } = holder;
  const wearersOf = useOrderWearers(holder);
  const { t } = useTranslation('personal');
  const { clock } = useServices();
  const { reminders } = desk;
  const now = today(clock);
  const { kept, task } = useKept(reminders);
  const [leaving, setLeaving] = useState<ReminderAlarm>();
  /** The order whose reminder is being changed. */
  const [open, setOpen] = useState<Pick<Order, 'internalId'>>();
  const [asked, setAsked] = useState<Order>();
  // A form that is saved late does not close the one that was opened since.
  const close = () => setOpen((now) => (now === open ? undefined : now));
  const suggest = (order: Order) => {
    setAsked(order);
    setOpen({ internalId: order.internalId });
    reminders.suggest(order, 'account');
  };
  return (
    <KeptSection
      title={t('reminders.title')}
      text={t('reminders.text')}
      kept={kept}
      onRetry={reminders.load}
      wide
    >
      {(alarms) => (
        <>
          {task._tag === 'Failed' && !open && <AccountProblem failure={task.failure} />}
          <div role="status" className={css.status}>
            {task._tag === 'Done' &&
              !open &&
              (task.name === 'change' || task.name === 'switchOff' || task.name === 'remove') && (
                <p className={css.saved}>{t(`reminders.done.${task.name}`)}</p>
              )}
          </div>
          {alarms.length === 0 && <p className={card.text}>{t('reminders.none')}</p>}
          <ul className={look.list}>
            {alarms.map((alarm) => (
              <li key={alarm.id} className={look.entry}>
                <ReminderEntry
                  alarm={alarm}
                  reminders={reminders}
                  task={task}
                  wearers={wearersOf(alarm.orderNumber)}
                  onEdit={() => {
                    reminders.acknowledge();
                    setOpen({ internalId: alarm.order });
                    // A day in the past is no useful suggestion.
                    if (!alarm.active && alarm.date <= now) reminders.recalculate(alarm, alarm.worn);
                  }}
                  onRemove={() => setLeaving(alarm)}
                />
              </li>
            ))}
          </ul>
          <NewReminder
            desk={desk}
            alarms={alarms}
            busy={task._tag === 'Busy' && task.name === 'suggest' ? task.about : undefined}
            onSuggest={suggest}
          />
          <ReminderDialog
            reminders={reminders}
            alarm={open && alarms.find(({ order }) => order === open.internalId)}
            task={task}
            open={open !== undefined}
            onClose={close}
            onRetry={() => asked && suggest(asked)}
          />
          <ConfirmDialog
            open={leaving !== undefined}
            title={t('reminders.removeTitle')}
            onCancel={() => setLeaving(undefined)}
            onConfirm={() => {
              if (leaving) reminders.remove(leaving);
              setLeaving(undefined);
            }}
          >
            {leaving && <p>{leaving.titles.join(', ')}</p>}
          </ConfirmDialog>
        </>
      )}
    </KeptSection>
  );
};
