import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { filledForm } from '../../../../src/config/server/forms/filled-form.ts';

const powers = ['', '-1.00', '+1.00', '"><b>&\''] as const;
/** A page with a form whose fields have these values, as the server renders it. */
const page = (power: string, eyes: string, same: boolean, boxes: string, rhythm: string): string =>
  renderToStaticMarkup(
    <main>
      <input name="search" defaultValue="" />
      <form id="one" method="post">
        <input type="hidden" name="product_id" value="1" />
        <select name="right[sphere]" defaultValue={power}>
          {powers.map((value) => (
            <option key={value} value={value} data-power={value}>
              {value}
            </option>
          ))}
        </select>
        {['both', 'left'].map((value) => (
          <input key={value} type="radio" name="eyes" value={value} defaultChecked={value === eyes} />
        ))}
        <input type="checkbox" name="same" defaultChecked={same} />
        <input name="right[quantity]" defaultValue={boxes} />
      </form>
      <input type="radio" form="one" name="rhythm" value="once" defaultChecked={rhythm === 'once'} />
      <input type="radio" form="one" name="rhythm" value="often" defaultChecked={rhythm === 'often'} />
      <input type="radio" name="rhythm" value="often" />
    </main>,
  );
const unsaid = page('', 'both', false, '1', 'once');
const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
/** Without the order of attributes, which React chooses. */
const sorted = (html: string): readonly string[] =>
  html
    .split(/(?=<)/)
    .map((part) =>
      part.replace(/^<\w+[^>]*>/, (tag) => [...(tag.match(/[\w-]+="[^"]*"|^<\w+/g) ?? [])].sort().join(' ')),
    );

describe('a form that comes back', () => {
  it('has the posted values, as if it had been rendered with them · CAT-8', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...powers),
        fc.constantFrom('both', 'left'),
        fc.boolean(),
        fc.string(),
        fc.constantFrom('once', 'often'),
        (power, eyes, same, boxes, rhythm) => {
          const posted = formOf({
            'right[sphere]': power,
            eyes,
            ...(same && { same: 'on' }),
            'right[quantity]': boxes,
            rhythm,
            search: 'nothing of this form',
            product_id: '2',
          });
          expect(sorted(filledForm(unsaid, 'one', posted))).toEqual(
            sorted(page(power, eyes, same, boxes, rhythm)),
          );
        },
      ),
    ));

  it('keeps a list that lacks the posted value, and a page without the form', () => {
    expect(
      sorted(
        filledForm(
          unsaid,
          'one',
          formOf({ 'right[sphere]': '-9', eyes: 'both', 'right[quantity]': '1', rhythm: 'once' }),
        ),
      ),
    ).toEqual(sorted(unsaid));
    expect(sorted(filledForm(unsaid, 'one', formOf({})))).toEqual(sorted(unsaid));
    expect(filledForm('<input name="eyes">', 'one', formOf({ eyes: 'left' }))).toBe('<input name="eyes">');
  });
});
