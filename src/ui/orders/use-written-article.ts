import { useCallback } from 'react';
import { withWrittenValues } from '../../domain/orders/article.ts';
import { useOptionWords } from '../shared/use-option-words.ts';

/** Returns how an article of a withdrawal is shown, with its values as the page of the order shows them. Source: LAW-4. */
export const useWrittenArticle = (): ((article: string) => string) => {
  const { plain } = useOptionWords();
  return useCallback((article: string) => withWrittenValues(article, plain), [plain]);
};
