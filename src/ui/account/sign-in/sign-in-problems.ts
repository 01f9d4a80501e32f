import { maxPasswordLength } from '../../../domain/identity/password.ts';
import type { SignInRefusal } from '../../../domain/identity/sign-in-form.ts';
import type { FieldProblem } from '../field-problems.ts';

type SignInField = 'email' | 'password' | 'firstName' | 'lastName';

const problemOf = (refusal: SignInRefusal): FieldProblem<SignInField> => {
  switch (refusal._tag) {
    case 'EmailMissing':
      return { field: 'email', code: 'required' };
    case 'InvalidEmail':
      return { field: 'email', code: 'invalid_email' };
    case 'FirstNameMissing':
      return { field: 'firstName', code: 'required' };
    case 'LastNameMissing':
      return { field: 'lastName', code: 'required' };
    case 'NotAName': {
      const { _tag: _, ...problem } = refusal;
      return problem;
    }
    case 'PasswordMissing':
      return { field: 'password', code: 'required' };
    case 'PasswordTooLong':
      return { field: 'password', code: 'too_long', max: maxPasswordLength };
    case 'PasswordTooShort':
    case 'PasswordWithoutLetter':
    case 'PasswordWithoutDigit':
      return { field: 'password', code: 'password_rule' };
  }
};

/** Returns the errors with their fields. `fields`: the fields of the form, in order. */
export const problemsOf = <Field extends SignInField>(
  refusals: readonly SignInRefusal[],
  fields: readonly Field[],
): readonly FieldProblem<Field>[] =>
  fields.flatMap((field) =>
    refusals
      .map(problemOf)
      .filter((problem) => problem.field === field)
      .map((problem) => ({ ...problem, field })),
  );
