import { useDeferredValue, useId, useState } from 'react';
import type { AskedQuestion } from '../../../domain/content/block.ts';
import { findQuestions } from '../../../domain/content/find-questions.ts';
import { plainText } from '../../../domain/content/rich-text.ts';
import css from './Faq.module.css';
import { Question } from './Question.tsx';

/**
 * Its texts, rendered by the server, so that the browser need not fetch all texts of such pages. `some`: contains
 * `{{count}}`.
 */
export type FinderWords = Readonly<Record<'label' | 'example' | 'themes' | 'none' | 'one' | 'some', string>>;

export interface FinderProps {
  readonly items: readonly AskedQuestion[];
  readonly says: FinderWords;
  /** The heading level of the themes, below the headings above. */
  readonly heading: 'h2' | 'h3';
}

/** Groups questions by theme, in the order in which the themes first occur. */
const byTheme = (items: readonly AskedQuestion[]) =>
  [...new Set(items.map(({ theme }) => theme))].map(
    (theme) => [theme, items.filter((item) => item.theme === theme)] as const,
  );

const Themes = ({ items, says, heading: Heading }: FinderProps) => {
  const id = useId();
  const themes = byTheme(items);
  const idOf = (index: number) => `${id}${index}`;
  return (
    <>
      <ul aria-label={says.themes}>
        {themes.map(
          ([theme], index) =>
            theme && (
              <li key={theme}>
                <a href={`#${idOf(index)}`}>{theme}</a>
              </li>
            ),
        )}
      </ul>
      {themes.map(([theme, asked], index) => (
        <section key={theme ?? ''} id={idOf(index)}>
          {theme && <Heading>{theme}</Heading>}
          {asked.map((one) => (
            <Question key={one.id} asked={one} />
          ))}
        </section>
      ))}
    </>
  );
};

const countOf = ({ none, one, some }: FinderWords, count: number): string => {
  if (count === 0) return none;
  return count === 1 ? one : some.replace('{{count}}', String(count));
};

/** Many questions, filtered by theme or by typing. Source: HELP-1, HELP-2. */
export const QuestionFinder = ({ items, says, heading }: FinderProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const found = findQuestions(
    items.map((item) => ({ question: item.question, answer: plainText(item.answer), item })),
    asked,
  );
  const isAsked = asked.trim() !== '';
  return (
    <div className={css.finder}>
      <search aria-label={says.label}>
        <label htmlFor={id}>{says.label}</label>
        <input
          id={id}
          type="search"
          name="questions"
          placeholder={says.example}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <p role="status">{isAsked && countOf(says, found.length)}</p>
      {isAsked ? (
        found.map(({ item }, place) => <Question key={item.id} asked={item} open={place === 0} />)
      ) : (
        <Themes items={items} says={says} heading={heading} />
      )}
    </div>
  );
};
