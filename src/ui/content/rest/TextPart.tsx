import { Button } from '../../shared/elements/Button.tsx';
import { island } from '../../shared/island.tsx';
import { type FinderProps, QuestionFinder } from './QuestionFinder.tsx';

type TextPartProps = FinderProps | { readonly print: string };

/** The interactive part of a text page: a search for answers, or a button to print. Source: HELP-1, HELP-4. */
const TextPartView = (part: TextPartProps) =>
  'print' in part ? (
    <Button kind="plain" data-print onClick={() => window.print()}>
      {part.print}
    </Button>
  ) : (
    <QuestionFinder {...part} />
  );

export const TextPart = island('text', TextPartView);
