import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { useSeenFeatures } from '../../../src/ui/shared/use-seen-features.ts';

const Page = ({ features }: { readonly features?: readonly string[] }) => {
  useSeenFeatures(features);
  return null;
};

it('tells of what decided a page once it shows, and of nothing where nothing did · TRK-5', () => {
  const seen: string[] = [];
  const services = { flags: { seen: (key: string) => seen.push(key) } } as unknown as Services;
  const { rerender } = render(<Page />, {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  expect(seen).toEqual([]);
  rerender(<Page features={['words', 'promise']} />);
  expect(seen).toEqual(['words', 'promise']);
});
