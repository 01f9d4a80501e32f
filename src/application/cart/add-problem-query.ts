import { optionCodes } from '../../domain/catalogue/lens/lens-options.ts';
import { type AddFormProblem, type FieldRef, fieldGroups } from './add-form.ts';

const tags = {
  NotOrderable: 'not_orderable',
  OneOnly: 'one_only',
  MissingValues: 'missing',
  NotOffered: 'not_offered',
} as const;

/**
 * Writes a rejected form as the query of the product page that it returns to:
 * `error=missing&at=right.sphere,left.axis`. Names the fields, never their values.
 */
export const writeAddProblem = (problem: AddFormProblem): string => {
  const query = new URLSearchParams({ error: tags[problem._tag] });
  if ('at' in problem) query.set('at', problem.at.map(({ group, code }) => `${group}.${code}`).join(','));
  return query.toString();
};

const fieldOf = (text: string): FieldRef | undefined => {
  const [groupText, codeText] = text.split('.');
  const group = fieldGroups.find((known) => known === groupText);
  const code = optionCodes.find((known) => known === codeText);
  return group && code && { group, code };
};

/** Reads why the page server rejected a form; `failed` if the cart could not be reached. */
export const readAddProblem = (
  query: URLSearchParams,
): AddFormProblem | { readonly _tag: 'AddFailed' } | null => {
  const error = query.get('error');
  if (error === null) return null;
  if (error === tags.NotOrderable) return { _tag: 'NotOrderable' };
  if (error === tags.OneOnly) return { _tag: 'OneOnly' };
  const fields = query.getAll('at').flatMap((texts) => texts.split(','));
  const at = fields.flatMap((text) => fieldOf(text) ?? []);
  if (at.length > 0 && error === tags.MissingValues) return { _tag: 'MissingValues', at };
  if (at.length > 0 && error === tags.NotOffered) return { _tag: 'NotOffered', at };
  return { _tag: 'AddFailed' };
};
