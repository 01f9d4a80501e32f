import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/elements/Button.tsx';
import { Field } from '../../shared/elements/Field.tsx';
import orders from '../orders/orders.module.css';
import { IntervalFields } from './IntervalFields.tsx';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';
import { useDays } from './use-days.ts';
import { useInterval } from './use-interval.ts';

const NextDay = ({ subscription, desk, task }: Part) => {
  const { t } = useTranslation('personal');
  const [typed, setTyped] = useState(subscription.next);
  const { min, max } = useDays();
  const [tried, setTried] = useState(false);
  // Some browsers accept days outside the limits. These are reported before the form is sent.
  const wrong = typed !== subscription.next && !(typed >= min && typed <= max);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong) desk.change('next', subscription, { next: typed });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field
        label={t('subscription.nextLabel')}
        type="date"
        value={typed}
        min={min}
        max={max}
        required
        error={tried && wrong ? t('subscription.dateWrong') : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={orders.ways}>
        <Button kind="secondary" type="submit" busy={isAt(task, 'next')}>
          {t('subscription.saveNext')}
        </Button>
      </div>
    </form>
  );
};

const Interval = ({ subscription, desk, task }: Part) => {
  const { t } = useTranslation('personal');
  const interval = useInterval(subscription.interval);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const taken = interval.take();
    if (taken) desk.change('interval', subscription, { interval: taken });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <IntervalFields draft={interval.draft} error={interval.error} onChange={interval.change} />
      <div className={orders.ways}>
        <Button kind="secondary" type="submit" busy={isAt(task, 'interval')}>
          {t('subscription.saveInterval')}
        </Button>
      </div>
    </form>
  );
};

/** The interval and the next delivery. */
export const Rhythm = (part: Part) => {
  const { t } = useTranslation('personal');
  const { subscription } = part;
  return (
    <details className={css.part}>
      <summary className={css.title}>{t('subscription.rhythm')}</summary>
      <div className={css.body}>
        <Interval {...part} />
        {/* If the day changes elsewhere, the new day replaces what was typed. */}
        <NextDay key={subscription.next} {...part} />
      </div>
    </details>
  );
};
