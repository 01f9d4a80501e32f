import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AddDraft,
  type EyeChoice,
  fieldName,
  isChosenPerEye,
  readAddForm,
} from '../../../../../application/cart/add-form.ts';
import { isForSale } from '../../../../../domain/catalogue/orderable.ts';
import { inOptionOrder, preselected } from '../../../../../domain/catalogue/variant.ts';
import type { ChoosingProps } from '../../../../shared/choosing.ts';
import { Button } from '../../../../shared/elements/Button.tsx';
import { useServices } from '../../../../shared/services.ts';
import { useNarrowing } from '../live/use-narrowing.ts';
import { ProblemSummary } from '../ProblemSummary.tsx';
import { type FormProblem, fieldsNamed, fieldsOf, stillOpen, useProblemWords } from '../problem-words.ts';
import { focusField, useAddForm } from '../use-add-form.ts';
import { ValueFields } from '../ValueFields.tsx';
import { EyeSelect } from './EyeSelect.tsx';
import css from './values-form.module.css';

const nothingFilled: AddDraft['filled'] = [];

/**
 * A compact form for the values of one box or piece. For a lens these are the values of one eye, or the same for both.
 * It takes the focus when it appears. Source: CAT-7, CAT-8, CAT-9, CART-11.
 */
export const ValuesForm = ({ product, busy, onChosen }: ChoosingProps) => {
  const { t } = useTranslation('catalogue');
  const { shop } = useServices();
  const [eyes, setEyes] = useState<EyeChoice>('both');
  const [found, setFound] = useState<FormProblem | null>(null);
  const { form, draft, outcome, narrowed, narrow, read, refresh } = useAddForm(product, (lost) =>
    setFound({ _tag: 'Narrowed', at: fieldsNamed(lost, product.options) }),
  );
  useNarrowing(product, draft?.filled ?? nothingFilled, narrow);
  const open = outcome?._tag === 'Left' ? outcome.left : null;
  const problem = isForSale(product) ? stillOpen(found, open) : ({ _tag: 'NotOrderable' } as const);
  const words = useProblemWords(problem);

  useEffect(() => form.current?.querySelector('select')?.focus(), [form]);

  const isPerEye = isChosenPerEye(product);
  const group = isPerEye ? (eyes === 'left' ? 'left' : 'right') : 'item';
  const given = preselected(product.options);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const chosen = readAddForm(read(), product, shop.quantity);
    if (chosen._tag === 'Right') {
      setFound(null);
      return onChosen(chosen.right);
    }
    setFound(chosen.left);
    const [first] = fieldsOf(chosen.left);
    if (first) focusField(form.current, fieldName(first.group, first.code));
  };

  return (
    <form
      ref={form}
      className={css.form}
      aria-label={product.title}
      noValidate
      onChange={refresh}
      onSubmit={submit}
    >
      {isForSale(product) && (
        <>
          {isPerEye && <EyeSelect value={eyes} onChange={setEyes} />}
          <ValueFields
            group={group}
            options={inOptionOrder(narrowed[group] ?? product.options)}
            given={product.options.flatMap(({ code }) => (given[code] === undefined ? [] : [code]))}
            errors={words.of(group)}
          />
        </>
      )}
      <ProblemSummary problem={problem} />
      {isForSale(product) && (
        <Button type="submit" busy={busy}>
          {t('product.add')}
        </Button>
      )}
    </form>
  );
};
