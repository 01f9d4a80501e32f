import { face, type Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#1f3a8a',
    onPrimary: '#ffffff',
    tint: '#eceffa',
    secondary: '#7a5c1e',
    onSecondary: '#ffffff',
    ground: '#fafafc',
    surface: '#ffffff',
    text: '#171a2b',
    muted: '#555a70',
    line: '#dcdee8',
    footer: '#171a2b',
    onFooter: '#e9eaf3',
  },
  fonts: {
    text: face('Instrument Sans'),
    head: face('Newsreader', 'serif'),
    figures: 'normal',
    wordSpace: '0.05em',
  },
  head: { weight: 500, tracking: '-0.01em', leading: 1.12 },
  corners: { s: 0, m: 2, l: 2, pill: 2 },
  density: { card: 24, section: 96 },
  shadow: 'none',
  ease: 'cubic-bezier(0.4, 0, 0.1, 1)',
  look: {
    bar: { ground: '#ffffff', text: '#555a70' },
    band: '#ffffff',
    align: 'center',
    title: 1.15,
    card: { framed: false, picture: 'inset', gap: 24, rows: 24, shadow: 'none' },
    gallery: 6,
    panel: false,
    eye: 'framed',
  },
};
