import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionChange } from '../../../application/customer/ports/subscriptions.ts';
import type { Configuration, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import { inOptionOrder, missing } from '../../../domain/catalogue/variant.ts';
import type { SubscriptionLine } from '../../../domain/orders/subscription/subscription.ts';
import { groupValues } from '../../catalogue/product/form/option-groups.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Select } from '../../shared/elements/Field.tsx';
import { QuantityInput } from '../../shared/elements/QuantityInput.tsx';
import { useOptionWords } from '../../shared/use-option-words.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import orders from '../orders/orders.module.css';
import { LineFindings } from './LineFindings.tsx';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';
import { useLineOptions } from './use-line-options.ts';

const optionsOf = ({ options }: SubscriptionLine): Configuration =>
  Object.fromEntries(options.map(({ code, value }) => [code, value]));

const Values = ({
  option: { code, values },
  value,
  error,
  onChange,
}: {
  readonly option: ProductOption;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}) => {
  const { t } = useTranslation();
  const words = useOptionWords();
  const { plain, minus, plus } = groupValues(code, values);
  return (
    <Select
      label={words.name(code)}
      name={code}
      value={values.includes(value) ? value : ''}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="" disabled>
        {t('field.choose')}
      </option>
      {[...minus.toReversed(), ...plain, ...plus].map((one) => (
        <option key={one} value={one}>
          {words.value(code, one).replace('−', '-')}
        </option>
      ))}
    </Select>
  );
};

/** Edits the quantity and the values of a line. Only values that the product is made in are offered. */
export const LineEditor = ({
  line,
  subscription,
  desk,
  task,
  onClose,
}: Part & { readonly line: SubscriptionLine; readonly onClose: () => void }) => {
  const { t } = useTranslation('personal');
  const [quantity, setQuantity] = useState(line.quantity);
  const [values, setValues] = useState(() => optionsOf(line));
  const [tried, setTried] = useState(false);
  const read = useLineOptions(line.productId, values);
  const options = inOptionOrder(read.value ?? []);
  const open = missing(options, values);
  const form = useRef<HTMLFormElement>(null);
  const other = subscription.lines.find(
    ({ id, productId, pairId }) =>
      id !== line.id && productId === line.productId && pairId !== undefined && pairId === line.pairId,
  );
  const others = useMemo(() => other && optionsOf(other), [other]);
  /** What was entered stays until it is saved. */
  const save = (lines: NonNullable<SubscriptionChange['lines']>) =>
    desk.change('lines', subscription, { lines }, onClose);
  /** Swaps the values of both lines of a pair in one change. */
  const swap = () => {
    if (!other || !others) return;
    save([
      { id: line.id, quantity, options: others },
      { id: other.id, quantity: other.quantity, options: values },
    ]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read._tag !== 'Ready' || open.length > 0) return;
    save([{ id: line.id, quantity, options: values }]);
  };
  return (
    <form ref={form} className={css.editor} onSubmit={submit} noValidate>
      <div className={css.quantity}>
        <span id={`quantity-${line.id}`} className={css.label}>
          {t('subscription.quantity')}
        </span>
        <QuantityInput
          value={quantity}
          max={line.maxQuantity}
          label={t('subscription.quantity')}
          onChange={setQuantity}
        />
      </div>
      {read._tag === 'Failed' && <AccountProblem failure={read.error} />}
      {options.some((option) => option.values.length > 1) && (
        <div className={css.values}>
          {options
            .filter((option) => option.values.length > 1)
            .map((option) => (
              <Values
                key={option.code}
                option={option}
                value={values[option.code] ?? ''}
                error={tried && open.includes(option.code) ? t('subscription.notMade') : undefined}
                onChange={(value) => setValues({ ...values, [option.code]: value })}
              />
            ))}
        </div>
      )}
      <LineFindings
        line={line}
        values={values}
        others={others}
        options={options}
        form={form}
        onValues={setValues}
        onSwap={swap}
      />
      <div className={orders.ways}>
        <Button kind="secondary" type="submit" busy={isAt(task, 'lines', line.id)}>
          {t('save')}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
};
