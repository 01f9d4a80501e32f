import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useCombobox } from '../../../src/ui/search/use-combobox.ts';

const follow = () => undefined;

const Box = ({ field }: { readonly field: HTMLInputElement }) => {
  const { text, open } = useCombobox(useRef(field), 0, follow);
  // The code is loaded; the visitor types on before its effects have run.
  if (field.value === 't') field.value = 'tropfen';
  return <p data-open={open}>{text}</p>;
};

it('a combobox uses the whole text, even if some was typed before its code was loaded · SRCH-1', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 't';
  const { container } = render(<Box field={field} />);
  expect(container.textContent).toBe('tropfen');
  field.remove();
});

it('a combobox stays closed if the focus left before its code was loaded · SRCH-1', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'hydralis';
  field.focus();
  const there = render(<Box field={field} />);
  expect(there.container.querySelector('p')?.dataset.open).toBe('true');
  there.unmount();
  field.blur();
  const left = render(<Box field={field} />);
  expect(left.container.querySelector('p')?.dataset.open).toBe('false');
  field.remove();
});
