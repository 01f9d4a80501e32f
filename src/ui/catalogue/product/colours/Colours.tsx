export { ColourChoice } from './ColourChoice.tsx';
export { ColourGalleries } from './ColourGalleries.tsx';
export { EyeShades } from './EyeShades.tsx';
export { FrameGuide } from './FrameGuide.tsx';
export { Studio } from './Studio.tsx';
