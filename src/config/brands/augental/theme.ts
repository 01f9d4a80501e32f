import { face, type Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#0f5e63',
    onPrimary: '#ffffff',
    tint: '#e2f1f0',
    secondary: '#3b2f63',
    onSecondary: '#ffffff',
    ground: '#fbf8f1',
    surface: '#ffffff',
    text: '#10211f',
    muted: '#4d625f',
    line: '#e0dccd',
    footer: '#0c3d40',
    onFooter: '#e3f2f1',
  },
  fonts: {
    text: face('Nunito Sans'),
    head: face('Nunito Sans'),
    figures: 'normal',
  },
  head: { weight: 800, tracking: '-0.015em', leading: 1.14 },
  corners: { s: 8, m: 10, l: 16, pill: 10 },
  density: { card: 16, section: 64 },
  shadow: '0 2px 12px rgb(15 94 99 / 0.1)',
  look: {
    bar: { ground: '#ffffff', text: '#10211f' },
    menu: { ground: '#0f5e63', text: '#ffffff' },
    band: '#e2f0ef',
    align: 'start',
    title: 0.95,
    card: {
      framed: true,
      picture: 'bleed',
      gap: 16,
      rows: 16,
      shadow: '0 2px 8px -4px rgb(16 33 31 / 0.2)',
    },
    gallery: 6,
    panel: true,
    eye: 'framed',
  },
};
