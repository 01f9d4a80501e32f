/** From which width on a page is laid out anew, and how wide its parts may become. */

/** Where a class of widths begins. Style sheets name the same numbers. Units: CSS px. Source: UI-7, D75. */
export const breakpoints = { xs: 320, s: 640, tablet: 768, desktop: 1024, l: 1280, xl: 1536 } as const;

export type Viewport = 'mobile' | 'tablet' | 'desktop';

/** Every width belongs to one class; what is no width is the smallest. Source: UI-7, D75. */
export const viewportOf = (width: number): Viewport => {
  if (width >= breakpoints.desktop) return 'desktop';
  return width >= breakpoints.tablet ? 'tablet' : 'mobile';
};

/** Units: CSS px, but for the sidebar's rem. Source: UI-7, D75. */
export const layoutWidths = {
  content: 1240,
  container: 1280,
  columns: [300, 480, 600, 960],
  topBarHeight: 50,
  logo: [233, 43],
  searchThumbnail: 34,
  cartSidebarRem: 32,
  notifications: 320,
} as const;
