import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guardsOf } from '../../../src/ui/identity/guards.ts';

const Page = () => guardsOf(['is-authenticated', 'toString']).join();

describe('the guards of a page', () => {
  it('are known by their names · ROUTE-12', () => {
    const names = ['checkout', 'is-authenticated', 'loginlink', 'refresh-token', 'wipMode'];
    expect(guardsOf(names)).toEqual(names);
  });

  it('answer 500 by a name that nobody has, wherever the page is rendered · ROUTE-12', () => {
    expect(() => render(<Page />)).toThrow('500');
  });
});
