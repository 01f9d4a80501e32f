import { useDeferredValue, useId, useState } from 'react';
import type { AskedQuestion } from '../../../domain/content/block.ts';
import { findQuestions } from '../../../domain/content/find-questions.ts';
import { plainText } from '../../../domain/content/rich-text.ts';
import { island } from '../../shared/island.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Question } from './Question.tsx';
import css from './QuestionFinder.module.css';

/** Questions under their headings, in the order in which these come first. */
const byTheme = (items: readonly AskedQuestion[]) =>
  [...new Set(items.map(({ theme }) => theme))].map(
    (theme) => [theme, items.filter((item) => item.theme === theme)] as const,
  );

const Themes = ({ items }: { readonly items: readonly AskedQuestion[] }) => {
  const { t } = useTranslation('content');
  const id = useId();
  const themes = byTheme(items);
  const idOf = (index: number) => `${id}${index}`;
  return (
    <>
      <nav aria-label={t('questions.themes')}>
        {themes.map(
          ([theme], index) =>
            theme && (
              <a key={theme} href={`#${idOf(index)}`}>
                {theme}
              </a>
            ),
        )}
      </nav>
      {themes.map(([theme, asked], index) => (
        <section key={theme ?? ''} id={idOf(index)}>
          {theme && <h3>{theme}</h3>}
          {asked.map((one) => (
            <Question key={one.id} asked={one} />
          ))}
        </section>
      ))}
    </>
  );
};

/** Many questions, found by theme and by typing. Source: HELP-1, HELP-2. */
const QuestionFinderView = ({ items }: { readonly items: readonly AskedQuestion[] }) => {
  const { t } = useTranslation('content');
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
      <search>
        <label htmlFor={id}>{t('questions.label')}</label>
        <input
          id={id}
          type="search"
          name="questions"
          placeholder={t('questions.example')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <p role="status">
        {isAsked && (found.length > 0 ? t('questions.found', { count: found.length }) : t('questions.none'))}
      </p>
      {isAsked ? (
        found.map(({ item }, place) => <Question key={item.id} asked={item} open={place === 0} />)
      ) : (
        <Themes items={items} />
      )}
    </div>
  );
};

export const QuestionFinder = island('questions', QuestionFinderView);
