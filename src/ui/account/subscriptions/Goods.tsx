import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionLine } from '../../../domain/orders/subscription/subscription.ts';
import { useItemName } from '../../cart/item-name.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Fact } from '../../shared/elements/Fact.tsx';
import { BasePrice } from '../../shared/elements/Price.tsx';
import { useServices } from '../../shared/services.ts';
import orders from '../orders/orders.module.css';
import { LineEditor } from './LineEditor.tsx';
import { LineAbout } from './Lines.tsx';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';

const Line = ({ line, ...part }: Part & { readonly line: SubscriptionLine }) => {
  const { t } = useTranslation('personal');
  const { money } = useFormats();
  const nameOf = useItemName();
  const { subscription, desk, task } = part;
  const [editing, setEditing] = useState<object>();
  const isOver = subscription.state === 'cancelled';
  const isHere = line.orderable === undefined || line.orderable === 'orderable';
  return (
    <li className={css.good}>
      <div className={css.line}>
        <LineAbout line={line}>
          {!isHere && <p className={css.gone}>{t('subscription.lineGone')}</p>}
        </LineAbout>
        <p className={css.price}>
          {money(line.total)}
          <BasePrice
            price={line.unitPrice}
            of={line.contents}
            country={subscription.shippingAddress.countryCode}
          />
        </p>
      </div>
      {!isOver && (
        <div className={orders.ways}>
          {isHere && (
            <Button
              kind="plain"
              className={card.start}
              aria-expanded={editing !== undefined}
              aria-label={t('subscription.editOf', { name: nameOf(line) })}
              onClick={() => setEditing(editing ? undefined : {})}
            >
              {t('subscription.edit')}
            </Button>
          )}
          {subscription.lines.length > 1 && (
            <Button
              kind="plain"
              aria-label={t('subscription.takeOutOf', { name: nameOf(line) })}
              busy={isAt(task, 'lines', line.id)}
              onClick={() => desk.change('lines', subscription, { lines: [{ id: line.id, quantity: 0 }] })}
            >
              {t('subscription.takeOut')}
            </Button>
          )}
        </div>
      )}
      {editing && !isOver && (
        <LineEditor
          {...part}
          line={line}
          // A line that is saved late does not close the form that was opened since.
          onClose={() => setEditing((now) => (now === editing ? undefined : now))}
        />
      )}
    </li>
  );
};

/** The articles of a subscription, with the values of each eye, at today's prices. */
export const Goods = (part: Part) => {
  const { t } = useTranslation('personal');
  const { shop } = useServices();
  const { money } = useFormats();
  const { lines, shippingTotal, total, state } = part.subscription;
  return (
    <section className={css.part} data-face={shop.hero} aria-labelledby="goods">
      <h2 id="goods" className={css.title}>
        {t('subscription.contents')}
      </h2>
      <ul className={css.goods}>
        {lines.map((line) => (
          <Line key={line.id} {...part} line={line} />
        ))}
      </ul>
      {state !== 'cancelled' && (
        <>
          <dl className={css.sums}>
            <Fact name={t('subscription.shippingCost')}>
              {shippingTotal.minor === 0 ? t('subscription.free') : money(shippingTotal)}
            </Fact>
            <Fact name={t('subscription.total')}>{money(total)}</Fact>
          </dl>
          <p className={css.hint}>{t('subscription.priceNote')}</p>
        </>
      )}
    </section>
  );
};
