import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReminderAlarm } from '../../../application/customer/ports/reminders.ts';
import type { Reminders, RemindersView } from '../../../application/customer/reminders.ts';
import { today } from '../../../application/shared/clock.ts';
import type { DaysWorn } from '../../../domain/catalogue/lens/wear.ts';
import { checkReminder, type ReminderRefusal } from '../../../domain/customer/reminder-alarm.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import choice from '../../checkout/Choice.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Field, Select } from '../../shared/elements/Field.tsx';
import { SuggestedEmail } from '../../shared/elements/SuggestedEmail.tsx';
import { focusAnew } from '../../shared/focus-anew.ts';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { type ApiNames, refusedOf } from '../field-problems.ts';

interface Texts extends Record<string, string> {
  date: string;
  email: string;
}
type FieldName = 'date' | 'email';

const fieldOf: Readonly<Record<ReminderRefusal['_tag'], FieldName>> = {
  InvalidReminderEmail: 'email',
  InvalidReminderDate: 'date',
  ReminderNotAhead: 'date',
};
const wire: ApiNames<FieldName> = { email: 'data.reminder_email', date: 'data.reminder_date' };
/** Days per week. Seven means every day. */
const oftenOf = [7, 6, 5, 4, 3, 2, 1] as const;

/** When and to which address to send a reminder of an order. How often the lenses are worn changes the day. Source: ACC-6. */
export const ReminderForm = ({
  reminders,
  alarm,
  task,
  onClose,
}: {
  readonly reminders: Reminders;
  readonly alarm: ReminderAlarm;
  readonly task: RemindersView['task'];
  /** Called once the form is saved or given up. */
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('personal');
  const { clock, shop } = useServices();
  const { day } = useFormats();
  const { register, control, handleSubmit, setFocus, setValue } = useForm<Texts>({
    defaultValues: { date: alarm.date, email: alarm.email },
  });
  const form = useWatch({ control, compute: ({ date, email }: Texts) => ({ date, email }) });
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<Texts>();
  const [namesValues, setNames] = useState(alarm.namesValues);
  useEffect(() => setValue('date', alarm.date), [setValue, alarm.date]);

  const now = today(clock);
  const own = tried ? checkReminder(form, now, shop.emailPattern) : undefined;
  const mine = 'about' in task && task.about === alarm.id;
  const failure = mine && task._tag === 'Failed' ? task.failure : undefined;
  const refused = refusedOf(failure, wire);
  const errorOf = (field: FieldName): string | undefined => {
    const wrong = own?._tag === 'Left' ? own.left.find(({ _tag }) => fieldOf[_tag] === field) : undefined;
    if (wrong) return t(`reminders.invalid.${wrong._tag}`);
    return sent?.[field] === form[field] ? refused.find((one) => one.field === field)?.sentence : undefined;
  };
  const submit = handleSubmit((values) => {
    flushSync(() => setTried(true));
    const checked = checkReminder(values, now, shop.emailPattern);
    if (checked._tag === 'Left') {
      const [first] = checked.left;
      return focusAnew(() => setFocus(fieldOf[first._tag]));
    }
    setSent(values);
    reminders.change(alarm, checked.right, namesValues, onClose);
  });
  const isBusy = task._tag === 'Busy';
  const moved = mine && task._tag === 'Done' && task.name === 'recalculate';
  return (
    <form className={card.form} onSubmit={submit} noValidate>
      {failure && refused.length === 0 && <AccountProblem failure={failure} />}
      {alarm.hasLenses && (
        <Select
          label={t('reminders.worn')}
          hint={t('reminders.wornHint')}
          value={alarm.worn}
          aria-busy={isBusy}
          onChange={({ currentTarget }) =>
            reminders.recalculate(alarm, Number(currentTarget.value) as DaysWorn)
          }
        >
          {oftenOf.map((days) => (
            <option key={days} value={days}>
              {days === 7 ? t('reminders.everyDay') : t('reminders.daysAWeek', { count: days })}
            </option>
          ))}
        </Select>
      )}
      <div role="status" className={css.status}>
        {moved && <p className={css.saved}>{t('reminders.moved', { day: day(alarm.date) })}</p>}
      </div>
      <Field
        label={t('reminders.date')}
        hint={t(alarm.hasLenses ? 'reminders.dateHint' : 'reminders.dateHintCare')}
        type="date"
        required
        error={errorOf('date')}
        {...register('date')}
      />
      <SuggestedEmail
        label={t('reminders.email')}
        typed={form.email}
        onTake={(email) => setValue('email', email)}
        error={errorOf('email')}
        {...register('email')}
      />
      {alarm.hasLenses && (
        <label className={card.tick}>
          <input
            type="checkbox"
            checked={namesValues}
            onChange={({ currentTarget }) => setNames(currentTarget.checked)}
          />
          <span>
            {t('consent.reminder')} <span className={choice.note}>{t('consent.reminderNote')}</span>
          </span>
        </label>
      )}
      <div className={card.ways}>
        <Button kind="plain" onClick={onClose}>
          {t('reminders.cancel')}
        </Button>
        <Button type="submit" className={card.next} busy={isBusy && task.name === 'change'}>
          {t(alarm.active ? 'save' : 'reminders.turnOn')}
        </Button>
      </div>
    </form>
  );
};
