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
])('an eye is answered by its shade and what it wears: %s · EYE-1', async (file, status) =>
  expect(await ask(`/images/eye/${file}`)).toBe(status),
);

const size = { width: 180, height: 120 };

it('each eye looks different with each lens, and the same every time · EYE-1', () => {
  const lenses = [undefined, '#2f6fb0', '#b9812c'];
  const all = eyeShades.flatMap((shade) => lenses.map((lens) => eyeScene(shade, lens, size)));
  expect(new Set(all).size).toBe(9);
  expect(eyeScene('dark', '#b9812c', size)).toBe(all.at(-1));
});

it('nothing foreign reaches the drawing of an eye · EYE-1', () =>
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
