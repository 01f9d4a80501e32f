import { useTranslation } from 'react-i18next';
import type { ReminderAlarm } from '../../../application/customer/ports/reminders.ts';
import type { Reminders, RemindersView } from '../../../application/customer/reminders.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import look from '../kept.module.css';

/** A reminder in the list: whether and when it is sent, for which articles, and to which address. */
export const ReminderEntry = ({
  alarm,
  reminders,
  task,
  wearers,
  onEdit,
  onRemove,
}: {
  readonly alarm: ReminderAlarm;
  readonly reminders: Reminders;
  readonly task: RemindersView['task'];
  /** The names of the people whom its lenses are for. */
  readonly wearers: readonly string[];
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { day } = useFormats();
  const isBusy = (...names: readonly string[]) =>
    task._tag === 'Busy' && task.about === alarm.id && names.includes(task.name);
  const number = alarm.orderNumber;
  return (
    <>
      <p className={look.badge} data-off={!alarm.active || undefined}>
        {t(alarm.active ? 'reminders.comes' : 'reminders.off', { day: day(alarm.date) })}
      </p>
      <div>
        <p className={look.name}>{alarm.titles.join(', ')}</p>
        {wearers.length > 0 && (
          <p className={look.note}>{t('reminders.for', { names: wearers.join(', ') })}</p>
        )}
        <p className={look.note}>
          <PreLink to={pathTo.account(locale, `order/${number}`)}>
            <Whole of={number} text={t('reminders.order', { number })} />
          </PreLink>
        </p>
        <p className={look.note}>
          <Whole of={alarm.email} text={t('reminders.to', { email: alarm.email })} />
        </p>
        {alarm.sentOn !== undefined && (
          <p className={look.note}>{t('reminders.sent', { day: day(alarm.sentOn) })}</p>
        )}
      </div>
      <div className={look.ways}>
        <Button
          kind="secondary"
          onClick={onEdit}
          aria-label={t(alarm.active ? 'reminders.editOf' : 'reminders.turnOnOf', { number })}
        >
          {t(alarm.active ? 'reminders.edit' : 'reminders.turnOn')}
        </Button>
        {alarm.active && (
          <Button
            kind="plain"
            busy={isBusy('switchOff')}
            onClick={() => reminders.setActive(alarm, false)}
            aria-label={t('reminders.turnOffOf', { number })}
          >
            {t('reminders.turnOff')}
          </Button>
        )}
        <Button
          kind="plain"
          busy={isBusy('remove')}
          onClick={onRemove}
          aria-label={t('reminders.removeOf', { number })}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
};
