// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { earlyInput } from '../../../src/config/browser/early-input.ts';

const heard: string[] = [];
const Form = () => (
  <form
    onChange={({ target }) => {
      const { name, value, checked } = target as unknown as HTMLInputElement;
      heard.push(`${name} ${value} ${checked ?? ''}`.trim());
    }}
  >
    <input name="text" defaultValue="a" />
    <textarea name="words" defaultValue="" />
    <select name="sort" defaultValue="2">
      <option>1</option>
      <option>2</option>
      <option>3</option>
    </select>
    <input type="checkbox" name="on" value="x" defaultChecked />
    <input type="checkbox" name="off" value="y" />
    <input type="radio" name="eye" value="left" defaultChecked />
    <input type="radio" name="eye" value="right" />
    <input type="radio" name="shade" value="light" />
    <input type="radio" name="shade" value="middle" defaultChecked />
    <input type="radio" name="shade" value="dark" />
    <input name="untouched" defaultValue="same" />
  </form>
);

/** A form as the server sent it, changed before React has loaded. */
const alive = async (change: (form: HTMLFormElement) => void) => {
  heard.length = 0;
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Form />);
  document.body.append(host);
  change(host.querySelector('form') as HTMLFormElement);
  const tell = earlyInput(host);
  await act(async () => {
    hydrateRoot(host, <Form />);
  });
  expect(heard).toEqual([]);
  await act(async () => tell());
  return new FormData(host.querySelector('form') as HTMLFormElement);
};
const field = <A extends HTMLElement>(form: HTMLFormElement, selector: string) =>
  form.querySelector<A>(selector) as A;

it('fires no change event if no field was changed before hydration', async () => {
  await alive(() => undefined);
  expect(heard).toEqual([]);
});

it('fires one change event for each field changed before hydration, and keeps its value', async () => {
  const data = await alive((form) => {
    field<HTMLInputElement>(form, '[name=text]').value = 'typed';
    field<HTMLTextAreaElement>(form, 'textarea').value = 'two words';
    field<HTMLSelectElement>(form, 'select').value = '3';
    field<HTMLInputElement>(form, '[name=on]').click();
    field<HTMLInputElement>(form, '[name=off]').click();
    field<HTMLInputElement>(form, '[value=right]').click();
  });
  expect(new Set(heard)).toEqual(
    new Set(['text typed false', 'words two words', 'sort 3', 'on x false', 'off y true', 'eye right true']),
  );
  expect(Object.fromEntries(data)).toEqual({
    text: 'typed',
    words: 'two words',
    sort: '3',
    off: 'y',
    eye: 'right',
    shade: 'middle',
    untouched: 'same',
  });
});

it('keeps a radio button chosen before hydration, before the default one in its order · EYE-2', async () => {
  const data = await alive((form) => field<HTMLInputElement>(form, '[value=light]').click());
  expect(data.get('shade')).toBe('light');
  expect(heard).toEqual(['shade light true']);
});
