import css from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'plain';

/** Returns the classes of a button, for buttons and for links that look like one. */
export const buttonClass = (kind: ButtonKind = 'primary', extra?: string): string =>
  [css.button, css[kind], extra].filter(Boolean).join(' ');
