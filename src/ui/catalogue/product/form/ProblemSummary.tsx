import { type FormProblem, useProblemWords } from './problem-words.ts';
import css from './product-form.module.css';

/** Lists the errors of the form in one place, above its button. Values that are still missing are not announced again. */
export const ProblemSummary = ({ problem }: { readonly problem: FormProblem | null }) => {
  const { summary, fields } = useProblemWords(problem);
  return (
    <div role="alert" aria-atomic={summary ? false : undefined}>
      {summary && (
        <div className={css.problem}>
          <p>{summary}</p>
          {fields.length > 0 && (
            <ul>
              {fields.map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
};
