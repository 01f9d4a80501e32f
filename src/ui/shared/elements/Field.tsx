import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './Field.module.css';

export interface FieldParts {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string | undefined;
}

/** Label, hint and message of one control; `children` gets the ids that link the control to them. */
export const Labelled = ({
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error and how to fix it. */
  readonly error?: ReactNode;
  readonly optional?: boolean;
  readonly className?: string | undefined;
  readonly children: (parts: FieldParts) => ReactNode;
}) => {
  const { t } = useTranslation();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={[css.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={css.label}>
        {label}
        {optional && <span className={css.optional}> ({t('field.optional')})</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: css.control,
      })}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
};

type About = Omit<ComponentProps<typeof Labelled>, 'children'>;

/** A single-line text field with its label. All other props are passed to the input, including `ref`. */
export const Field = ({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: ComponentProps<'input'> & About) => (
  <Labelled {...{ label, hint, error, className }} optional={optional ?? false}>
    {(parts) => <input required={!optional && input.required} {...input} {...parts} />}
  </Labelled>
);

/** The browser's native select, with its label. */
export const Select = ({
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...select
}: ComponentProps<'select'> & About) => (
  <Labelled {...{ label, hint, error, className }} optional={optional ?? false}>
    {(parts) => (
      <select {...select} {...parts}>
        {children}
      </select>
    )}
  </Labelled>
);
