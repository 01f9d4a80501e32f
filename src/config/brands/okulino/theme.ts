import { face, type Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#b5126f',
    onPrimary: '#ffffff',
    tint: '#fde7f3',
    secondary: '#1b7a4b',
    onSecondary: '#ffffff',
    ground: '#fff7fb',
    surface: '#ffffff',
    text: '#2a1522',
    muted: '#6d5362',
    line: '#f0dbe7',
    footer: '#2a1522',
    onFooter: '#fbe9f3',
  },
  fonts: {
    text: face('Figtree'),
    head: face('Figtree'),
    figures: 'normal',
  },
  head: { weight: 800, tracking: '-0.025em', leading: 1.08 },
  corners: { s: 12, m: 20, l: 32, pill: 999 },
  density: { card: 20, section: 72 },
  shadow: '0 10px 30px -12px rgb(181 18 111 / 0.22)',
  ease: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
  look: {
    bar: { ground: '#fde7f3', text: '#2a1522' },
    band: '#fde7f3',
    align: 'start',
    title: 1.1,
    card: {
      framed: false,
      picture: 'inset',
      gap: 16,
      rows: 12,
      shadow: '0 6px 20px -12px rgb(181 18 111 / 0.28)',
    },
    gallery: 6,
    panel: false,
    eye: 'tinted',
  },
};
