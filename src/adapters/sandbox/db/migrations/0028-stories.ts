export const stories: readonly string[] = [
  `create table story (
      brand text not null,
      slug text not null,
      locale text not null,
      kind text not null,
      draft jsonb,
      published jsonb,
      changed_at timestamptz not null,
      primary key (brand, slug, locale))`,
  `create table content_key (id text primary key, secret text not null)`,
];
