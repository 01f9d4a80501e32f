import type { BoxArt, GlassesArt } from '../../../../src/adapters/sandbox/seed/range/art-type.ts';

/** A carton that tests vary. */
export const box: BoxArt = {
  kind: 'box',
  manufacturer: 'Testora',
  name: 'Prüfstück',
  line: 'Daily disposable contact lenses',
  colours: { main: '#0a4fa3', second: '#19b5d8', accent: '#ffb400' },
  lenses: 30,
  pattern: 'waves',
  format: 'cube',
  params: { PWR: '-2.75', BC: '8.5', DIA: '14.2' },
};

/** A pair of sunglasses that tests vary. */
export const glasses: GlassesArt = {
  kind: 'sunglasses',
  manufacturer: 'Testora',
  name: 'Lido',
  line: 'Testora Lido',
  colours: { main: '#1b191d', second: '#6b4a2b', accent: '#ffffff' },
  shape: 'round',
  frame: '#1b191d',
  finish: 'solid',
  metal: '#d8b778',
  tints: ['#41464f', '#c98f55'],
  mirrored: false,
  fit: [50, 18, 140],
  alsoIn: [],
};
