import type { ReactNode } from 'react';
import type { Money } from '../../../domain/shared/money.ts';
import css from './sheet.module.css';

export type Column = 'oxygen' | 'water' | 'uv' | 'radius' | 'box' | 'unit' | 'month' | 'stock';

/** Whether an amount is the lowest of its column. */
export const isLowest = (amount: Money | undefined, low: Money | undefined): boolean =>
  amount !== undefined && amount.minor === low?.minor;

/** Shown for a value that is unknown or does not apply. */
const none = '–';

/** One figure of a row, with its label. `low`: marks the lowest of its column. */
export const Cell = ({
  name,
  label,
  low = false,
  children = none,
}: {
  readonly name: Column;
  readonly label: string;
  readonly low?: boolean;
  readonly children?: ReactNode;
}) => (
  <div className={css[name]} data-low={low || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
