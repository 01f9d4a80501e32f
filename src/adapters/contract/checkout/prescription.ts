import * as t from 'io-ts';
import { readDay } from '../../../domain/shared/dates.ts';
import { codecOf } from '../../shared/codec-of.ts';

/** The prescription for contact lenses, if the country of delivery requires one: its day (`yyyy-MM-dd`), and the prescriber. */
export const PrescriptionC = t.type(
  { issued_on: codecOf('Day', t.string, readDay), prescriber: t.string },
  'Prescription',
);
export type PrescriptionWire = t.TypeOf<typeof PrescriptionC>;

/** The same as typed, so that each field can have its own validation error. */
export const TypedPrescriptionC = t.type({ issued_on: t.string, prescriber: t.string }, 'TypedPrescription');
export type TypedPrescriptionWire = t.TypeOf<typeof TypedPrescriptionC>;
