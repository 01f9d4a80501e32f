import * as fc from 'fast-check';
import { mailGroups, readPreferences } from '../../src/domain/customer/mail-preferences.ts';

export const mailPreferences = fc
  .subarray([...mailGroups])
  .map((wanted) => readPreferences(Object.fromEntries(wanted.map((group) => [group, true]))));
