import type { StaticHandlerContext } from 'react-router';
import { frameId } from '../../ui/layout/frame.ts';
import type { FrameData } from '../../ui/layout/load-frame.ts';

/** The browser keeps the menu as it stands in the page: it does not travel a second time as data. */
export const withoutMenu = (
  loaderData: StaticHandlerContext['loaderData'],
): StaticHandlerContext['loaderData'] => {
  const frame: FrameData | undefined = loaderData[frameId];
  return frame ? { ...loaderData, [frameId]: { ...frame, menu: [] } } : loaderData;
};
