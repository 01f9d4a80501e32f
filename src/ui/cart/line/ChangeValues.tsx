import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { changedLines } from '../../../domain/cart/mended-lines.ts';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Select } from '../../shared/elements/Field.tsx';
import { useFailureText } from '../../shared/failure-text.ts';
import { useServices } from '../../shared/services.ts';
import { useMadeOptions } from '../../shared/shield/use-made-options.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import { useDesk } from '../use-desk.ts';
import styles from './ChangeValues.module.css';

/**
 * Changes the values of one eye within the line. The values that the lens is made in are loaded when this opens.
 * Source: CART-23.
 */
export const ChangeValues = ({
  id,
  items,
  item,
  onClose,
}: {
  readonly id: string;
  /** The lines of its card. */
  readonly items: readonly CartItem[];
  readonly item: CartItem;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('cart');
  const { desk } = useServices();
  const { mending } = useDesk();
  const words = useOptionWords();
  const textOf = useFailureText('cart');
  const options = useMadeOptions(item.productId, true)?.filter(({ values }) => values.length > 1);
  const [values, setValues] = useState<Configuration>(() =>
    Object.fromEntries(item.options.map(({ code, value }) => [code, value])),
  );
  const form = useRef<HTMLFormElement>(null);
  const isHere = options !== undefined;
  useEffect(() => {
    if (isHere) form.current?.querySelector('select')?.focus();
  }, [isHere]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mending.busy) return;
    if (item.options.every(({ code, value }) => values[code] === value)) return onClose();
    desk.mendLines(
      items.map((line) => line.id),
      changedLines(items, item, values),
    );
  };
  return (
    <form ref={form} id={id} className={styles.change} aria-busy={!isHere || undefined} onSubmit={submit}>
      {options?.map(({ code, values: made }) => (
        <Select
          key={code}
          className={styles.field}
          label={words.name(code)}
          value={values[code] ?? ''}
          onChange={({ currentTarget }) => setValues({ ...values, [code]: currentTarget.value })}
        >
          {made.map((value) => (
            <option key={value} value={value}>
              {words.value(code, value)}
            </option>
          ))}
        </Select>
      ))}
      <Button type="submit" kind="secondary" busy={mending.busy}>
        {t('line.apply')}
      </Button>
      <Button kind="plain" onClick={onClose}>
        {t('line.leave')}
      </Button>
      {mending.failed && mending.failed.item === items[0]?.id && (
        <p role="alert" className={styles.failed}>
          {textOf(mending.failed.failure)}
        </p>
      )}
    </form>
  );
};
