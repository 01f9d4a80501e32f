import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../../../src/ui/shared/elements/Button.tsx';
import { Field } from '../../../src/ui/shared/elements/Field.tsx';
import { Unbroken } from '../../../src/ui/shared/elements/Unbroken.tsx';
import whole from '../../../src/ui/shared/elements/whole.module.css';

const wholeIn = (root: Element): readonly (string | null)[] =>
  [...root.querySelectorAll(`.${whole.whole}`)].map(({ textContent }) => textContent);

it.each([
  ['E-Mail', ['E-Mail']],
  ['E-Mail-Adresse', ['E-Mail']],
  ['Nouvelle adresse e-mail', ['e-mail']],
  ['un’e-mail, nell’e-mail', ['e-mail', 'e-mail']],
  ['T-Shirt', ['T-Shirt']],
  ['All-in-one-Lösung', []],
  ['1-2 Tage', []],
  ['PayPal', []],
  ['', []],
])('no line of “%s” ends after a single letter and its hyphen · FACE-17', (text, kept) => {
  const { container } = render(<Unbroken text={text} />);
  expect(wholeIn(container)).toEqual(kept);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
});

it('holds for labels and buttons · FACE-17', () => {
  render(
    <>
      <Field label="Indirizzo e-mail" />
      <Button>Per E-Mail senden</Button>
    </>,
  );
  expect(wholeIn(screen.getByText('Indirizzo'))).toEqual(['e-mail']);
  expect(screen.getByLabelText('Indirizzo e-mail')).toBeVisible();
  expect(wholeIn(screen.getByRole('button', { name: 'Per E-Mail senden' }))).toEqual(['E-Mail']);
});
