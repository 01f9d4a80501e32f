import type { ComponentProps } from 'react';
import { type ButtonKind, buttonClass } from './button.ts';

/**
 * A button. `busy`: its action is running; it keeps its size and ignores further presses. It stays focusable, even with
 * `disabled`: otherwise the browser would drop the focus, and the keyboard would start at the top of the page again.
 */
export const Button = ({
  kind,
  busy = false,
  disabled = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & { readonly kind?: ButtonKind; readonly busy?: boolean }) => (
  <button
    type={type}
    className={buttonClass(kind, className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || disabled || undefined}
    onClick={(event) => (busy || disabled ? event.preventDefault() : onClick?.(event))}
    {...rest}
  />
);
