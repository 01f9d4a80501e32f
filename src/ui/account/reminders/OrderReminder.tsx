import { useCallback, useState } from 'react';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/Button.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { ReminderDialog } from './ReminderDialog.tsx';

/** On an order's page: when its customer will be reminded of it, and the way to it. Source: ACC-6. */
export const OrderReminder = ({ desk, order }: { readonly desk: CustomerDesk; readonly order: Order }) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const { reminders } = desk;
  const { kept, task } = useKept(reminders);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const alarm = kept.value?.find((one) => one.order === order.internalId);
  const next = kept.value === undefined ? order.nextReminder : alarm?.active ? alarm.date : undefined;
  const ask = () => {
    setOpen(true);
    reminders.acknowledge();
    if (!alarm) reminders.suggest(order, 'order');
  };
  return (
    <section className={card.card} aria-labelledby="order-reminder">
      <h2 id="order-reminder" className={card.subtitle}>
        {t('reminders.dialog')}
      </h2>
      <p className={card.text}>
        {next === undefined ? t('reminders.offer') : t('reminders.comes', { day: day(next) })}
      </p>
      <div className={card.ways}>
        <Button kind="secondary" onClick={ask} disabled={kept.value === undefined}>
          {t(next === undefined ? 'reminders.create' : 'reminders.edit')}
        </Button>
      </div>
      <ReminderDialog
        reminders={reminders}
        alarm={alarm}
        task={task}
        open={isOpen}
        onClose={close}
        onRetry={ask}
      />
    </section>
  );
};
