import type { AskedQuestion } from '../../../domain/content/block.ts';
import { RichText } from '../RichText.tsx';
import css from './Faq.module.css';

/** A question with a collapsible answer. */
export const Question = ({
  asked: { question, answer },
  open = false,
}: {
  readonly asked: Pick<AskedQuestion, 'question' | 'answer'>;
  readonly open?: boolean;
}) => (
  <details className={css.question} open={open}>
    <summary>{question}</summary>
    <div className={css.answer}>
      <RichText text={answer} />
    </div>
  </details>
);
