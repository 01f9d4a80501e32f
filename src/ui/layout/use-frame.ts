import { useRouteLoaderData } from 'react-router';
import { frameId } from './frame.ts';
import type { FrameData } from './load-frame.ts';

const nothing: FrameData = { menu: [], banners: [] };

/** The menu and the offers of the frame; empty where not even the frame could be loaded. */
export const useFrame = (): FrameData => useRouteLoaderData<FrameData>(frameId) ?? nothing;
