import { useTranslation } from 'react-i18next';
import type { ReminderAlarm } from '../../../application/customer/ports/reminders.ts';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { runsOut } from '../../../domain/orders/runs-out.ts';
import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import look from '../kept.module.css';
import { NothingYet } from '../NothingYet.tsx';
import { useHistory } from '../use-history.ts';

/** How many of the newest orders are offered. Others have their own page. */
const offered = 3;

/** Orders without a reminder. */
export const NewReminder = ({
  desk,
  alarms,
  busy,
  onSuggest,
}: {
  readonly desk: CustomerDesk;
  readonly alarms: readonly ReminderAlarm[];
  /** The order whose reminder is being created. */
  readonly busy: string | undefined;
  readonly onSuggest: (order: Order) => void;
}) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { day } = useFormats();
  const { orders } = useHistory(desk, 1);
  const open = (orders.value?.orders ?? [])
    .filter((order) => runsOut(order) && !alarms.some((alarm) => alarm.order === order.internalId))
    .slice(0, offered);
  if (open.length === 0 && alarms.length === 0 && orders._tag === 'Ready')
    return <NothingYet text={t('reminders.noOrders')} way={t('toShop')} to={pathTo.home(locale)} />;
  if (open.length === 0) return null;
  return (
    <section className={card.form} aria-labelledby="new-reminder">
      <h2 id="new-reminder" className={card.subtitle}>
        {t('reminders.new')}
      </h2>
      <ul className={look.list}>
        {open.map((order) => (
          <li key={order.number} className={look.entry}>
            <div>
              <p className={look.name}>
                {[...new Set(keptItems(order).map(({ title }) => title))].join(', ')}
              </p>
              <p className={look.note}>
                <Whole
                  of={order.number}
                  text={t('reminders.orderOf', { number: order.number, day: day(order.createdAt) })}
                />
              </p>
            </div>
            <div className={look.ways}>
              <Button
                kind="secondary"
                busy={busy === order.internalId}
                onClick={() => onSuggest(order)}
                aria-label={t('reminders.createOf', { number: order.number })}
              >
                {t('reminders.create')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className={card.ways}>
        <PreLink className={buttonClass('plain', card.start)} to={pathTo.account(locale, 'history')}>
          {t('reminders.all')}
        </PreLink>
      </div>
    </section>
  );
};
