import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { Fact } from '../../shared/elements/Fact.tsx';
import look from '../kept.module.css';
import orders from '../orders/orders.module.css';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';
import { useRhythm } from './use-rhythm.ts';

/**
 * Cancels a subscription in two steps: first what ends and when, then the button that ends it. Source: ACC-5, section
 * 312k BGB.
 */
export const Cancel = ({ subscription, desk, task }: Part) => {
  const { t } = useTranslation('personal');
  const rhythm = useRhythm();
  const [open, setOpen] = useState(false);
  const { id, interval, lines } = subscription;
  return (
    <section className={css.part}>
      <div className={orders.ways}>
        <Button kind="plain" className={card.start} busy={isAt(task, 'cancel')} onClick={() => setOpen(true)}>
          {t('subscription.cancel')}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('subscription.cancelTitle')}>
        <div className={look.question}>
          <dl className={css.facts}>
            <Fact name={t('subscription.contract')}>
              {id}, {rhythm(interval)}
            </Fact>
            <Fact name={t('subscription.contents')}>
              {[...new Set(lines.map(({ title }) => title))].join(', ')}
            </Fact>
            <Fact name={t('subscription.ends')}>{t('subscription.atOnce')}</Fact>
          </dl>
          <p>{t('subscription.cancelText')}</p>
          <div className={look.ways}>
            <Button
              onClick={() => {
                desk.cancel(subscription);
                setOpen(false);
              }}
            >
              {t('subscription.cancelNow')}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
};
