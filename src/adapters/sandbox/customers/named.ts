import { personViolations } from '../../../domain/customer/address-rules.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { personRefusal } from '../../shop-server/http/address-refusals.ts';
import type { FieldRefusal } from '../../shop-server/refusal.ts';

interface Names {
  readonly first_name: string;
  readonly last_name: string;
}

/** Validates the names of a person who wants an account. Source: AUTH-9. */
export const namesWrong = ({ first_name, last_name }: Names, on: Day): readonly FieldRefusal[] =>
  personViolations({ firstName: first_name, lastName: last_name }, on).map(personRefusal);
