import { gripping, pointing } from '../kit/hand.ts';
import { lensCase, parcel, softLens } from '../kit/objects.ts';
import { ink } from '../kit/palette.ts';
import { box, clipped, disc, grain, oval, shape, sheet } from '../kit/sheet.ts';

const scene = (body: string): string => sheet(600, 400, clipped('a', 'M0 0H600V400H0Z', body));

/** A soft lens on a fingertip in front of the sun. */
export const fingertip = (): string =>
  scene(
    `${box(0, 0, 600, 400, ink.terracotta)}${disc(300, 150, 138, ink.butter)}${shape('M398 53A138 138 0 0 1 202 247Z', ink.ochre)}${shape('M330 400L600 180V400Z', ink.brick)}${grain('tip', ink.brick, [330, 400, 600, 180], { reach: -60, count: 180, size: 2.2 })}${pointing(300, 166, 1.06, '#e8b894', [ink.forest, ink.pine])}${softLens(300, 158, 92)}`,
  );

export const caseInHand = (): string =>
  scene(
    `${box(0, 0, 600, 400, ink.sage)}${shape('M0 0H240L0 250Z', '#b7caa6')}${shape('M150 300L300 330H520L600 400V420H250Z', ink.moss)}${shape('M600 90V400H480Z', ink.moss)}${grain('case', ink.moss, [240, 0, 0, 250], { reach: -40, count: 150, size: 2 })}${lensCase(270, 196, 1.42, [ink.orange, ink.forest], true)}${oval(120, 340, 74, 50, ink.forest)}${oval(120, 332, 74, 50, '#1d6a40')}${oval(120, 332, 52, 34, ink.forest)}${gripping(454, 130, 1.06, '#b87b52', 1, [ink.orange, ink.brick])}`,
  );

export const parcelInHands = (): string =>
  scene(
    `${box(0, 0, 600, 400, ink.sky)}${shape('M150 400V190A150 150 0 0 1 450 190V400Z', ink.terracotta)}${shape('M300 40A150 150 0 0 1 450 190V400H380V190A150 150 0 0 0 300 44Z', ink.brick)}${shape('M186 400V196A114 114 0 0 1 414 196V400Z', ink.forest)}${shape('M186 400L414 176V196V400Z', ink.pine)}${shape('M300 400L420 300L600 200V400Z', ink.lagoon)}${parcel(308, 300, 1.26)}${gripping(432, 196, 0.94, '#8d5a3b', 1, [ink.cream, '#d8c3b4'])}${gripping(162, 196, 0.94, '#8d5a3b', -1, [ink.cream, '#e9dccd'])}`,
  );
