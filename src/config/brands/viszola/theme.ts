import { face, type Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#c2410c',
    onPrimary: '#ffffff',
    tint: '#ffeedd',
    secondary: '#14532d',
    onSecondary: '#ffffff',
    ground: '#fffbf5',
    surface: '#ffffff',
    text: '#2b1a10',
    muted: '#6f5646',
    line: '#eeddcb',
    footer: '#14532d',
    onFooter: '#eaf5ec',
  },
  fonts: {
    text: face('Figtree'),
    head: face('Outfit'),
    figures: 'normal',
  },
  head: { weight: 600, tracking: '-0.015em', leading: 1.1 },
  corners: { s: 8, m: 12, l: 12, pill: 12 },
  density: { card: 16, section: 80 },
  shadow: '0 8px 24px -14px rgb(43 26 16 / 0.35)',
  ease: 'cubic-bezier(0.3, 1.3, 0.5, 1)',
  look: {
    bar: { ground: '#14532d', text: '#eaf5ec' },
    band: '#ffe3c7',
    align: 'start',
    title: 1.3,
    card: { framed: false, picture: 'open', gap: 20, rows: 20, shadow: 'none' },
    gallery: 7,
    panel: false,
    eye: 'framed',
  },
};
