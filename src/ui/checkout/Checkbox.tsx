import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

/** A choice of yes or no, with its label to press. */
export const Checkbox = ({ label, ...input }: ComponentProps<'input'> & { readonly label: string }) => (
  <label className={styles.label}>
    <input type="checkbox" {...input} />
    {label}
  </label>
);
