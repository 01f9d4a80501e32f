import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { favicon } from '../../../src/ui/art/favicon.ts';
import * as actions from '../../../src/ui/art/icons/actions.ts';
import * as header from '../../../src/ui/art/icons/header.ts';
import * as service from '../../../src/ui/art/icons/service.ts';
import * as signs from '../../../src/ui/art/icons/signs.ts';
import { logos } from '../../../src/ui/art/logos/logos.ts';
import { Mark } from '../../../src/ui/art/marks/Mark.tsx';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';

const AtShop = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={{ shop: shops.okulino } as Services}>{children}</ServicesContext>
);
const icons = Object.entries({ ...actions, ...header, ...service, ...signs });

describe('icons', () => {
  it.each(icons)('%s is a small drawing without inline styles', (_, Icon) => {
    const { container } = render(<Icon />);
    const drawings = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    expect(drawings.join('').length).toBeGreaterThan(5);
    expect(drawings.join('').length).toBeLessThan(400);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('differ from one another', () => {
    const drawn = icons.map(([, Icon]) => render(<Icon />).container.innerHTML);
    expect(new Set(drawn).size).toBe(icons.length);
  });

  it('are hidden from screen readers without a label, and named with one', () => {
    const { ReorderIcon } = header;
    render(
      <>
        <ReorderIcon />
        <ReorderIcon label="Suche" />
      </>,
    );
    expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Suche']);
  });
});

describe('logos', () => {
  it.each(brandIds)('%s has a logo that is 150 to 240 px wide at a height of 43', (brand) => {
    const wide = (logos[brand].width * 43) / 172;
    expect(wide).toBeGreaterThan(150);
    expect(wide).toBeLessThanOrEqual(240);
  });

  it.each(brandIds)('%s has a small icon of its own that parses as SVG', (brand) => {
    const icon = new DOMParser().parseFromString(favicon(brand), 'image/svg+xml');
    expect(icon.documentElement.tagName).toBe('svg');
    expect(favicon(brand).length).toBeLessThan(900);
    expect(new Set(brandIds.map(favicon)).size).toBe(brandIds.length);
  });
});

describe('payment and shipping marks', () => {
  it.each([
    'visa',
    'master_card',
    'american_express',
    'paypal',
    'twint',
    'postfinance_efinance',
    'google_pay',
    'apple_pay',
    'dhl',
    'gls',
    'planzer',
  ])('%s has a named badge', (code) => {
    render(<Mark code={code} />, { wrapper: AtShop });
    expect(screen.getByRole('img').getAttribute('aria-label')).not.toBe(code);
  });

  it('are the same for methods of one kind, and differ between kinds · MARK-1', () => {
    const drawn = (code: string) =>
      render(<Mark code={code} />, { wrapper: AtShop })
        .container.querySelector('path')
        ?.getAttribute('d');
    expect(drawn('visa')).toBe(drawn('master_card'));
    expect(drawn('apple_pay')).toBe(drawn('twint'));
    const kinds = ['visa', 'paypal', 'twint', 'klarna_sofort', 'invoice', 'dhl', 'pickup'].map(drawn);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('take the colour of the text around them, to be visible on any background · MARK-1', () => {
    const { container } = render(<Mark code="visa" />, { wrapper: AtShop });
    for (const part of container.querySelectorAll('svg, path'))
      expect([part.getAttribute('fill'), part.getAttribute('stroke')]).toEqual([null, null]);
  });

  it.each(['invoice', 'pickup', 'other'])('%s is drawn, and named by the label of the page', (code) => {
    render(<Mark code={code} label="Auf Rechnung" />, { wrapper: AtShop });
    expect(screen.getByRole('img', { name: 'Auf Rechnung' }).querySelector('path')).not.toBeNull();
  });

  it('are empty for an unknown code', () => {
    expect(render(<Mark code="shells" />, { wrapper: AtShop }).container.innerHTML).toBe('');
  });
});
