import { face, type Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#a3125f',
    onPrimary: '#ffffff',
    tint: '#f6e6ef',
    secondary: '#12161c',
    onSecondary: '#ffffff',
    ground: '#f4f5f7',
    surface: '#ffffff',
    text: '#12161c',
    muted: '#565e6a',
    line: '#d5d9df',
    footer: '#12161c',
    onFooter: '#e8ebef',
  },
  fonts: {
    text: face('Manrope'),
    head: face('Manrope'),
    figures: 'tabular-nums',
    wordSpace: '0.04em',
  },
  head: { weight: 700, tracking: '-0.02em', leading: 1.15 },
  corners: { s: 2, m: 4, l: 4, pill: 4 },
  density: { card: 12, section: 56 },
  shadow: 'none',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  look: {
    bar: { ground: '#252c36', text: '#e8ebef' },
    band: '#ffffff',
    align: 'start',
    title: 0.8,
    card: { framed: true, picture: 'inset', gap: 8, rows: -1, shadow: 'none' },
    gallery: 5,
    panel: false,
    eye: 'framed',
  },
};
