import { type FormTexts, textIn } from '../../../ui/shared/form-texts.ts';
import { asAttribute } from '../../rendering/as-attribute.ts';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
const without = (tag: string, name: string): string => tag.replace(new RegExp(`\\s${name}="[^"]*"`, 'i'), '');
const withAttribute = (tag: string, name: string, value: string): string =>
  without(tag, name).replace(/^<\w+/, (start) => `${start} ${name}="${value}"`);

const filledList = (list: string, value: string): string => {
  const options = list.split(/(?=<option\b)/);
  const isChosen = (part: string): boolean =>
    attribute(/^<option\b[^>]*>/.exec(part)?.[0] ?? '', 'value') === value;
  if (!options.some(isChosen)) return list;
  return options
    .map((part) =>
      part.replace(/^<option\b[^>]*>/, (tag) =>
        isChosen(part) ? withAttribute(tag, 'selected', '') : without(tag, 'selected'),
      ),
    )
    .join('');
};

const filledInput = (tag: string, form: FormTexts, name: string): string => {
  const kind = attribute(tag, 'type') ?? 'text';
  // A browser posts no checkbox that is not ticked; every other field is in the form.
  if (kind === 'hidden' || (kind !== 'checkbox' && form.getAll(name).length === 0)) return tag;
  if (kind !== 'radio' && kind !== 'checkbox')
    return withAttribute(tag, 'value', asAttribute(textIn(form, name)));
  const isChosen = form
    .getAll(name)
    .some((value) => asAttribute(String(value)) === (attribute(tag, 'value') ?? 'on'));
  return isChosen ? withAttribute(tag, 'checked', '') : without(tag, 'checked');
};

/**
 * Writes posted values into the fields of a form that React rendered, as a browser restores them. Hidden fields, and
 * lists that lack the posted value, stay as they are. `id`: the form's.
 */
export const filledForm = (html: string, id: string, form: FormTexts): string => {
  const start = html.search(new RegExp(`<form\\b[^>]*\\sid="${id}"`));
  const end = html.indexOf('</form>', start);
  const isOwn = (tag: string, at: number): boolean =>
    attribute(tag, 'form') === id || (start >= 0 && at > start && at < end);
  return html.replace(/<select\b[^>]*>[\s\S]*?<\/select>|<input\b[^>]*>/g, (field, at: number) => {
    const [tag = ''] = /^<[^>]*>/.exec(field) ?? [];
    const name = attribute(tag, 'name');
    if (name === undefined || !isOwn(tag, at)) return field;
    return field.startsWith('<select')
      ? filledList(field, asAttribute(textIn(form, name)))
      : filledInput(field, form, name);
  });
};
