import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { useFormats } from '../../cart/use-formats.ts';
import css from '../account.module.css';
import { ReminderDialog } from './ReminderDialog.tsx';
import { useOrderReminder } from './use-order-reminder.ts';

/** A dialog to set up a reminder, over the page after the order. Source: ACC-6. */
export const ReminderOver = ({
  desk,
  order,
  open,
  onClose,
}: {
  readonly desk: CustomerDesk;
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const { alarm, task, next, isKnown, ask } = useOrderReminder(desk, order);
  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (open && isKnown) begin();
  }, [open, isKnown]);
  return (
    <>
      <div role="status" className={css.status}>
        {next !== undefined && <p className={css.saved}>{t('reminders.comes', { day: day(next) })}</p>}
      </div>
      <ReminderDialog
        reminders={desk.reminders}
        alarm={alarm}
        task={task}
        open={open}
        onClose={onClose}
        onRetry={ask}
      />
    </>
  );
};
