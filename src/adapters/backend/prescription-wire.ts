import type { PrescriptionFacts } from '../../domain/checkout/prescription-facts.ts';
import type { PrescriptionWire } from '../contract/checkout/prescription.ts';

export const prescriptionFromWire = ({ issued_on, prescriber }: PrescriptionWire): PrescriptionFacts => ({
  issuedOn: issued_on,
  prescriber,
});

export const prescriptionToWire = ({ issuedOn, prescriber }: PrescriptionFacts): PrescriptionWire => ({
  issued_on: issuedOn,
  prescriber,
});
