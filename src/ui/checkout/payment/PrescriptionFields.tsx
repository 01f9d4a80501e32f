import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryLaw } from '../../../application/shared/country-law.ts';
import { maxPrescriber, type TypedPrescription } from '../../../domain/checkout/prescription-facts.ts';
import { LensAdvice } from '../../law/LensAdvice.tsx';
import { Field } from '../../shared/elements/Field.tsx';
import card from '../Card.module.css';
import type { AskedPrescription } from './use-prescription.ts';

/** Asks for the date and the issuer of the prescription for lenses, beside the optician's advice. Source: LAW-27. */
export const PrescriptionFields = ({
  asked: { typed, years, issue, prescriber },
  law,
  isChecked,
  first,
  onChange,
}: {
  readonly asked: AskedPrescription;
  readonly law: Pick<CountryLaw, 'lensAdvice'>;
  /** The shopper tried to go on. Errors are shown from then on. */
  readonly isChecked: boolean;
  readonly first: Ref<HTMLElement>;
  readonly onChange: (typed: Partial<TypedPrescription>) => void;
}) => {
  const { t } = useTranslation('checkout');
  const issueText = () => {
    switch (issue) {
      case undefined:
        return undefined;
      case 'required':
        return t('invalid.required', { label: t('prescription.issuedOn') });
      case 'invalid_date':
        return t('invalid.invalid_date');
      case 'future':
        return t('prescription.invalid.future');
      case 'too_old':
        return t('prescription.invalid.too_old', { count: years });
    }
  };
  const prescriberText = () =>
    prescriber && t(`invalid.${prescriber}`, { label: t('prescription.prescriber'), max: maxPrescriber });
  return (
    <section ref={first} className={card.card} aria-labelledby="prescription">
      <h2 id="prescription" className={card.title}>
        {t('prescription.title')}
      </h2>
      <p className={card.text}>{t('prescription.text')}</p>
      <Field
        label={t('prescription.issuedOn')}
        type="date"
        required
        error={isChecked && issueText()}
        value={typed.issuedOn}
        onChange={({ currentTarget }) => onChange({ issuedOn: currentTarget.value })}
      />
      <Field
        label={t('prescription.prescriber')}
        hint={t('prescription.prescriberHint')}
        required
        autoComplete="off"
        maxLength={maxPrescriber}
        error={isChecked && prescriberText()}
        value={typed.prescriber}
        onChange={({ currentTarget }) => onChange({ prescriber: currentTarget.value })}
      />
      <LensAdvice law={law} className={card.note} />
      <p className={card.note}>{t('prescription.kept')}</p>
    </section>
  );
};
