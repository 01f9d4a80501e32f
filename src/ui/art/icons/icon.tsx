import type { ReactElement } from 'react';
import styles from './icon.module.css';

/** With a label the icon speaks for itself; without, the text or button around it does. */
export interface IconProps {
  readonly label?: string;
  readonly className?: string;
}

export type Icon = (props: IconProps) => ReactElement;

/** An icon of one line in the colour of the text around, on a grid of 24. */
export const line =
  (d: string, filled?: string): Icon =>
  ({ label, className = '' }) => (
    <svg
      className={`${styles.icon} ${className}`.trim()}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path className={styles.line} d={d} />
      {filled === undefined ? null : <path fill="currentColor" d={filled} />}
    </svg>
  );
