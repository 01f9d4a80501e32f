const declaration = /(--[a-z][\w-]*)(:[^;{}]*)(;?)/g;

/** Renames the theme's properties to the short names of the stylesheets. Properties that no stylesheet uses are left out. */
export const renamed = (css: string, names: Readonly<Record<string, string>>): string =>
  css
    .replace(declaration, (_whole, name: string, value: string, end: string) =>
      names[name] ? names[name] + value + end : '',
    )
    .replaceAll(';}', '}');
