import type { ReactElement } from 'react';
import styles from './icon.module.css';

/** With a label, the icon has its own accessible name. Without one, the surrounding text or button names it. */
export interface IconProps {
  readonly label?: string;
  readonly className?: string;
}

export type Icon = (props: IconProps) => ReactElement;

/** Builds an icon from one line in the colour of the surrounding text, on a grid of 24. */
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
