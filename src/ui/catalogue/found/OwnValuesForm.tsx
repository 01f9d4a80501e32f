import type { ReactNode, Ref, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EyeSide } from '../../../domain/catalogue/lens/eyes.ts';
import {
  eyeSides,
  type OwnCode,
  ownCodes,
  type WrongOwnValue,
} from '../../../domain/catalogue/lens/own-values.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Field, Labelled } from '../../shared/elements/Field.tsx';
import { useOptionWords } from '../../shared/use-option-words.ts';
import { fieldName } from './field-name.ts';
import css from './own-values-form.module.css';

/** The id of the form that the page buttons submit. */
export const ownValuesFormId = 'values';

/** The additions of multifocal lenses: grades, and powers as an optician writes them. */
const additions = [
  'low',
  'medium',
  'high',
  ...Array.from({ length: 10 }, (_, step) => `+${(0.75 + step / 4).toFixed(2)}`),
];

interface OwnValuesFormProps {
  readonly action: string;
  readonly typedIn: (name: string) => string;
  readonly wrong: readonly WrongOwnValue[];
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly formRef?: Ref<HTMLFormElement>;
  /** Shown below the fields. */
  readonly children?: ReactNode;
}

const useWrongText = () => {
  const { t } = useTranslation('finder');
  const words = useOptionWords();
  return (wrong: WrongOwnValue): string => {
    switch (wrong._tag) {
      case 'NoValues':
        return t('wrong.NoValues');
      case 'Unreadable':
        return t(wrong.code === 'axis' ? 'wrong.UnreadableAxis' : 'wrong.Unreadable', {
          name: words.name(wrong.code),
        });
      case 'NoSphere':
        return t('wrong.NoSphere');
      case 'HalfCylinder':
        return t(`wrong.HalfCylinder.${wrong.code}`);
    }
  };
};

/** A form for the values of both eyes. It is posted, so that no address holds the values. Source: FIND-1, FIND-4. */
export const OwnValuesForm = ({
  action,
  typedIn,
  wrong,
  onSubmit,
  formRef,
  children,
}: OwnValuesFormProps) => {
  const { t } = useTranslation('finder');
  const words = useOptionWords();
  const textOf = useWrongText();
  const errorOf = (eye: EyeSide, code: OwnCode) => {
    // Without any value, the first field says so.
    const found = wrong.find((one) =>
      one._tag === 'NoValues' ? eye === 'right' && code === 'sphere' : one.eye === eye && one.code === code,
    );
    return found && { error: textOf(found) };
  };
  return (
    <form
      ref={formRef}
      id={ownValuesFormId}
      className={css.form}
      method="post"
      action={action}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <div className={css.eyes}>
        {eyeSides.map((eye) => (
          <fieldset key={eye} className={css.eye}>
            <legend>{t(`eye.${eye}`)}</legend>
            {ownCodes.map((code) => {
              const name = fieldName(eye, code);
              return code === 'add' ? (
                <Labelled key={code} label={words.name(code)} {...errorOf(eye, code)}>
                  {(parts) => (
                    <select {...parts} name={name} defaultValue={typedIn(name)}>
                      <option value="">{t('none')}</option>
                      {additions.map((value) => (
                        <option key={value} value={value}>
                          {words.value(code, value)}
                        </option>
                      ))}
                    </select>
                  )}
                </Labelled>
              ) : (
                <Field
                  key={code}
                  name={name}
                  label={words.name(code)}
                  placeholder={words.value(code, { sphere: '-2.50', cylinder: '-0.75', axis: '180' }[code])}
                  maxLength={8}
                  defaultValue={typedIn(name)}
                  {...errorOf(eye, code)}
                />
              );
            })}
          </fieldset>
        ))}
      </div>
      <div className={css.foot}>
        <Button type="submit">{t('show')}</Button>
        {children}
      </div>
    </form>
  );
};
