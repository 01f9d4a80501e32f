import { createContext, use } from 'react';
import type { FrameData } from './load-frame.ts';

/** The frame's data if loading it failed. */
export const noFrame: FrameData = { menu: [], banners: [], place: 'place-summer-day' };

/** The frame's data: menu and offers. */
export const FrameContext = createContext(noFrame);

export const useFrame = (): FrameData => use(FrameContext);
