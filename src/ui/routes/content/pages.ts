/** The plain pages and what they are made of, in order. */
export const pages = {
  about: ['who', 'goods', 'eyes'],
  help: ['reach', 'order', 'find', 'eyeExam'],
  shipping: ['time', 'customs'],
  returns: ['right', 'hygiene', 'how'],
  terms: ['scope', 'contract', 'price', 'delivery', 'warranty', 'law'],
  privacy: ['controller', 'visit', 'order', 'rights'],
  legal: ['provider', 'register', 'demo'],
  disclaimer: ['medical', 'content'],
  accessibility: ['goal', 'tested', 'report'],
} as const;
export type PageName = keyof typeof pages;

export const isPageName = (slug: string): slug is PageName => Object.hasOwn(pages, slug);
