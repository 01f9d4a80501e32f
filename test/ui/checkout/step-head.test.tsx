import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { StepHead } from '../../../src/ui/checkout/StepHead.tsx';
import { ServicesContext } from '../../../src/ui/shared/services.ts';

const step = (before: 'input' | 'button') => {
  const element = document.body.appendChild(document.createElement(before));
  element.focus();
  const { container, unmount } = render(
    <ServicesContext value={{ shop: { name: 'Okulino' } } as Services}>
      <MemoryRouter>
        <StepHead title="Address" />
      </MemoryRouter>
    </ServicesContext>,
  );
  const focused = document.activeElement;
  const heading = container.querySelector('h1');
  unmount();
  element.remove();
  return { focused, element, heading };
};

it('the heading of a step takes the focus when the step is entered', () => {
  const { focused, heading } = step('button');
  expect(focused).toBe(heading);
});

it('the heading of a step leaves the focus in a field that is being typed in', () => {
  const { focused, element } = step('input');
  expect(focused).toBe(element);
});
