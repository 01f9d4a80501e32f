import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clampQuantity, minQuantity, parseQuantity } from '../../../domain/cart/quantity.ts';
import { wholeTyped } from '../../../domain/shared/typed-text.ts';
import css from './QuantityInput.module.css';

/** A number of pieces, stepped or typed. On blur it becomes a whole number within bounds. Source: CART-8. */
export const QuantityInput = ({
  value,
  max,
  min = minQuantity,
  onChange,
  label,
  disabled = false,
  ...input
}: {
  readonly value: number;
  readonly max: number;
  /** 0 if the customer may also take none. */
  readonly min?: 0 | 1;
  readonly onChange: (quantity: number) => void;
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly disabled?: boolean;
} & Pick<ComponentProps<'input'>, 'name' | 'id' | 'form'>) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const settle = (input: string) => {
    setTyped(undefined);
    const wanted = min === 0 && wholeTyped(input) === 0 ? 0 : clampQuantity(parseQuantity(input), max);
    if (wanted !== value) onChange(wanted);
  };
  /** A step without effect is ignored, but its button is not disabled: a disabled button loses the focus. */
  const step = (to: number) => !disabled && to >= min && to <= max && onChange(to);
  return (
    <span className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label={t('named', { name: label, text: t('quantity.less') })}
        aria-disabled={disabled || value <= min}
        onClick={() => step(value - 1)}
      >
        −
      </button>
      <input
        {...input}
        className={css.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        readOnly={max <= min}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => settle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== undefined) {
            event.preventDefault();
            settle(typed);
          }
          if (event.key === 'ArrowUp') step(value + 1);
          if (event.key === 'ArrowDown') step(value - 1);
        }}
      />
      <button
        type="button"
        className={css.step}
        aria-label={t('named', { name: label, text: t('quantity.more') })}
        aria-disabled={disabled || value >= max}
        onClick={() => step(value + 1)}
      >
        +
      </button>
    </span>
  );
};
