const declaration = /(--[a-z][\w-]*)(:[^;{}]*)(;?)/g;

/** The theme's properties by the names that the sheets have for them; those that no sheet reads are left out. */
export const renamed = (css: string, names: Readonly<Record<string, string>>): string =>
  css
    .replace(declaration, (_whole, name: string, value: string, end: string) =>
      names[name] ? names[name] + value + end : '',
    )
    .replaceAll(';}', '}');
