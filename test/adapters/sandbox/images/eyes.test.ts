import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeImagesApp } from '../../../../src/adapters/sandbox/images/app.ts';
import { eyeScene } from '../../../../src/adapters/sandbox/images/eye-scene.ts';
import { eyeShades } from '../../../../src/domain/catalogue/lens/eye-shade.ts';
import { glasses } from './arts.ts';

let cacheDir = '';
const drawn: string[] = [];
beforeEach(async () => {
  drawn.length = 0;
  cacheDir = await mkdtemp(join(tmpdir(), 'dioptra-eyes-'));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const ask = async (path: string) => {
  const { app } = makeImagesApp({
    cacheDir,
    wearing: (brand, pair, { width }) => `${brand} wears ${pair.frame} ${width} wide`,
    art: () => ({ ...glasses, alsoIn: ['navy', 'havana'] }),
    productIds: ['2'],
    render: async (svg, format) => {
      drawn.push(svg);
      return new Uint8Array([format.length]);
    },
  });
  return (await app.request(path)).status;
};

it.each([
  ['light.webp?size=180x120', 200],
  ['middle-ocean-blue.avif?size=180x120&dpr=2', 200],
  ['dark-violet.webp?size=360x240', 200],
  ['dark-violet.webp?size=360x241', 400],
  ['dark-violet.png?size=360x240', 404],
  ['dark-navy.webp?size=360x240', 404],
  ['dark-constructor.webp?size=360x240', 404],
  ['pale.webp?size=360x240', 404],
  ['dark-.webp?size=360x240', 404],
])('an eye is served by its shade and its lens: %s · EYE-1', async (file, status) =>
  expect(await ask(`/images/eye/${file}`)).toBe(status),
);

const size = { width: 180, height: 120 };

it('each eye looks different with each lens, and the same every time · EYE-1', () => {
  const lenses = [undefined, '#2f6fb0', '#b9812c'];
  const all = eyeShades.flatMap((shade) => lenses.map((lens) => eyeScene(shade, lens, size)));
  expect(new Set(all).size).toBe(9);
  expect(eyeScene('dark', '#b9812c', size)).toBe(all.at(-1));
});

it('an eye is drawn without markup from its parameters · EYE-1', () =>
  expect(eyeScene('light', '"/><script>', size)).not.toContain('script'));

it('glasses are drawn in each colour that their model is made in · EYE-4', async () => {
  const front = (colour: string) => ask(`/images/2/front.webp?size=300x300&colour=${colour}`);
  expect(await ask('/images/2/front.webp?size=300x300')).toBe(200);
  expect(await front('navy')).toBe(200);
  expect(await front('havana')).toBe(200);
  expect(new Set(drawn).size).toBe(3);
  expect(drawn[1]).toContain('#1f2f57');
  for (const other of ['coral', 'purple', '']) expect(await front(other), other).toBe(404);
});

it('glasses on a face are drawn for each shop, in each of their colours, and in no other view · EYE-8', async () => {
  const face = (view: string, colour = '') => ask(`/images/2/${view}.avif?size=1200x900&v=2${colour}`);
  expect(await face('face-opalys')).toBe(200);
  expect(await face('face-viszola', '&colour=navy')).toBe(200);
  expect(drawn).toEqual(['opalys wears #1b191d 1200 wide', 'viszola wears #1f2f57 1200 wide']);
  for (const other of ['face', 'face-nobody', 'front-opalys']) expect(await face(other), other).toBe(404);
  expect(await face('face-opalys', '&colour=coral')).toBe(404);
  expect(await ask('/images/2/face-opalys.avif?size=1201x900')).toBe(400);
});
