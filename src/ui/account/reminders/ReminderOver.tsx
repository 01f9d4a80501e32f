import { useEffect, useRef } from 'react';
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
  const asked = useRef(false);
  useEffect(() => {
    if (!open) asked.current = false;
    if (!open || !isKnown || asked.current) return;
    asked.current = true;
    ask();
  });
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
