import * as t from 'io-ts';
import { readDay } from '../../../domain/shared/dates.ts';
import { codecOf } from '../../shared/codec-of.ts';

/** The prescription that contact lenses are bought on, where the country of delivery asks: its day (`yyyy-MM-dd`), and who wrote it. */
export const PrescriptionC = t.type(
  { issued_on: codecOf('Day', t.string, readDay), prescriber: t.string },
  'Prescription',
);
export type PrescriptionWire = t.TypeOf<typeof PrescriptionC>;

/** The same as it was typed: what is wrong with it is said field by field. */
export const TypedPrescriptionC = t.type({ issued_on: t.string, prescriber: t.string }, 'TypedPrescription');
export type TypedPrescriptionWire = t.TypeOf<typeof TypedPrescriptionC>;
