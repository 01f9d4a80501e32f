import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../application/shared/clock.ts';
import type { TypedPrescription } from '../../../domain/checkout/prescription-facts.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { PrescriptionFields } from '../../checkout/payment/PrescriptionFields.tsx';
import { askedPrescription } from '../../checkout/payment/use-prescription.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import orders from '../orders/orders.module.css';
import { isAt, type Part } from './part.ts';
import { prescribingLaw } from './prescribed.ts';
import css from './subscriptions.module.css';

const nothing: TypedPrescription = { issuedOn: '', prescriber: '' };

/**
 * The prescription of a subscription's lenses, where a law requires one. A newer one can be entered here. A
 * subscription that waits for it then goes on. Source: LAW-27.
 */
export const Prescription = ({ subscription, desk, task }: Part) => {
  const { t } = useTranslation('personal');
  const { shop, clock } = useServices();
  const { day } = useFormats();
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const fields = useRef<HTMLElement>(null);
  const law = prescribingLaw(shop, subscription);
  if (!law) return null;
  const { prescription, problem } = subscription;
  const rests = problem?.code === 'prescription';
  const asked = askedPrescription(law.prescription, today(clock), typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(asked.facts === undefined);
    if (asked.facts) return desk.prescribe(subscription, asked.facts);
    fields.current?.querySelectorAll('input')[asked.issue === undefined ? 1 : 0]?.focus();
  };
  const button = t(rests ? 'subscription.prescribeAndGoOn' : 'subscription.savePrescription');
  return (
    <details className={css.part} open={rests}>
      <summary className={css.title}>
        {prescription
          ? t('subscription.prescriptionIs', {
              day: day(prescription.issuedOn),
              name: prescription.prescriber,
            })
          : t('subscription.prescriptionMissing')}
      </summary>
      <form className={css.body} onSubmit={submit} noValidate>
        <PrescriptionFields
          asked={asked}
          law={law}
          isChecked={isChecked}
          first={fields}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
        {rests && <p className={css.hint}>{t('consent.subscription', { button })}</p>}
        <div className={orders.ways}>
          <Button kind={rests ? 'primary' : 'secondary'} type="submit" busy={isAt(task, 'prescription')}>
            {button}
          </Button>
        </div>
      </form>
    </details>
  );
};
