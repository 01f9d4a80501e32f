import { useTranslation } from 'react-i18next';
import type { WithdrawalDraft } from '../../domain/orders/withdrawal.ts';
import { Field, Labelled } from '../shared/elements/Field.tsx';
import { ArticleChoice } from './ArticleChoice.tsx';
import { LookupFields } from './LookupFields.tsx';
import css from './order-form.module.css';
import { type Problems, useProblemText } from './Problems.tsx';
import { chosenPieces } from './withdrawal-form.ts';

/** The fields for who withdraws, from which order, and from which part of it. No reason is asked for. Source: LAW-4. */
export const WithdrawalFields = ({
  draft,
  problems,
  known = [],
}: {
  readonly draft: WithdrawalDraft;
  readonly problems: Problems;
  /** The articles of the order, if it is known: the customer ticks them instead of typing. */
  readonly known?: readonly string[];
}) => {
  const { t } = useTranslation('orders');
  const textOf = useProblemText(problems);
  const ticked = draft.goods.split('\n');
  const scope = (value: WithdrawalDraft['scope']) => (
    <label className={css.choice}>
      <input type="radio" name="scope" value={value} defaultChecked={draft.scope === value} />
      <span>{t(`withdrawal.${value}`)}</span>
    </label>
  );
  return (
    <>
      {draft.after !== undefined && <input type="hidden" name="after" value={draft.after} />}
      <Field
        label={t('field.name')}
        name="name"
        defaultValue={draft.name}
        error={textOf('name')}
        autoComplete="name"
        required
      />
      <LookupFields typed={draft} problems={problems} emailHint={t('field.receiptHint')} />
      <fieldset className={css.choices}>
        <legend>{t('withdrawal.scope')}</legend>
        {scope('all')}
        {scope('part')}
      </fieldset>
      <div className={css.part}>
        {known.length > 0 ? (
          <fieldset className={css.choices}>
            <legend>{t('withdrawal.goods')}</legend>
            {known.map((article) => (
              <ArticleChoice key={article} article={article} chosen={chosenPieces(ticked, article)} />
            ))}
          </fieldset>
        ) : (
          <Labelled label={t('withdrawal.goods')} hint={t('withdrawal.goodsHint')} error={textOf('goods')}>
            {(parts) => <textarea name="goods" rows={4} defaultValue={draft.goods} {...parts} />}
          </Labelled>
        )}
      </div>
    </>
  );
};
