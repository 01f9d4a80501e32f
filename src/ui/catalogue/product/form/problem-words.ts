import { useTranslation } from 'react-i18next';
import {
  type AddFormProblem,
  type FieldGroup,
  type FieldRef,
  fieldGroups,
  fieldName,
} from '../../../../application/cart/add-form.ts';
import type { ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import type { FieldErrors } from './ValueFields.tsx';

/** An error that keeps a form from being added to the cart. */
export type FormProblem =
  | AddFormProblem
  /** The page server could not reach the cart. */
  | { readonly _tag: 'AddFailed' }
  /** These values are not made with the axis or colour that was chosen later. */
  | { readonly _tag: 'Narrowed'; readonly at: readonly FieldRef[] };

export const fieldsOf = (problem: FormProblem | null): readonly FieldRef[] =>
  problem && 'at' in problem ? problem.at : [];

export const fieldsNamed = (
  names: readonly string[],
  options: readonly ProductOption[],
): readonly FieldRef[] =>
  fieldGroups
    .flatMap((group) => options.map(({ code }): FieldRef => ({ group, code })))
    .filter(({ group, code }) => names.includes(fieldName(group, code)));

/** Removes corrected fields from a problem. Fields that it did not name are not added. */
export const stillOpen = (problem: FormProblem | null, now: AddFormProblem | null): FormProblem | null => {
  if (now?._tag === 'OneOnly') return now;
  if (problem?._tag === 'OneOnly') return null;
  if (!problem || !('at' in problem)) return problem;
  const open = fieldsOf(now);
  const at = problem.at.filter((field) =>
    open.some(({ group, code }) => group === field.group && code === field.code),
  );
  return at.length > 0 ? { ...problem, at } : null;
};

export const useProblemWords = (problem: FormProblem | null) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const words = useOptionWords();
  const tag = problem?._tag;
  return {
    summary: problem && t(`product.error.${problem._tag}`),
    fields: fieldsOf(problem).map(({ group, code }) =>
      group === 'item' ? words.name(code) : `${t(`common:eye.${group}`)} – ${words.name(code)}`,
    ),
    of: (group: FieldGroup): FieldErrors =>
      Object.fromEntries(
        fieldsOf(problem)
          .filter((field) => field.group === group)
          .map(({ code }) => [
            code,
            t(tag === 'NotOffered' ? 'product.error.not_offered' : 'product.error.missing', {
              option: words.name(code),
            }),
          ]),
      ),
  };
};
