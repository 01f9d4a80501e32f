import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Whole } from '../../../src/ui/shared/elements/Whole.tsx';
import css from '../../../src/ui/shared/elements/whole.module.css';

describe('a number within a text', () => {
  it.each([
    ['Genehmigt: AB-DM-17/2026', 'AB-DM-17/2026'],
    ['AB-DM-17/2026', undefined],
    ['Bestellung AB-DM-17/2026 unterwegs', 'AB-DM-17/2026'],
  ])('stands whole, and nothing else of it does: %s · FACE-17', (text, code) => {
    const number = code ?? text;
    const { container } = render(
      code === undefined ? <Whole of={number} /> : <Whole of={number} text={text} />,
    );
    expect(container).toHaveTextContent(text);
    expect(screen.getByText(number)).toHaveClass(css.whole ?? '');
  });

  it.each([
    ['a'.repeat(24), css.whole],
    ['a'.repeat(25), css.long],
  ])('%s breaks only if it may be wider than a phone, and then as one block · FACE-17', (code, look = '') => {
    const { container } = render(<Whole of={code} text={`Gutschein ${code} gilt nicht.`} />);
    expect(container).toHaveTextContent(`Gutschein ${code} gilt nicht.`);
    expect(screen.getByText(code)).toHaveClass(look, { exact: true });
  });

  it('that says nothing leaves the text as it is · FACE-17', () => {
    const { container } = render(<Whole of="" text="Gutschein gilt nicht." />);
    expect(container.innerHTML).toBe('Gutschein gilt nicht.');
  });

  it('that the text does not say leaves the text as it is · FACE-17', () => {
    const { container } = render(<Whole of="AB-1" text="Unterwegs" />);
    expect(container).toHaveTextContent(/^Unterwegs$/);
  });
});
