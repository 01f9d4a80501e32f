import { createContext, use } from 'react';
import type { FrameData } from './load-frame.ts';

/** Where not even the frame could be loaded. */
export const noFrame: FrameData = { menu: [], banners: [], place: 'place-summer-day' };

/** The menu and the offers of the frame. */
export const FrameContext = createContext(noFrame);

export const useFrame = (): FrameData => use(FrameContext);
